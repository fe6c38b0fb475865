import { numberFormat } from '../../internal/number-format';

export const TextArea = {
  charactersLeft: (left: number) =>
    `${numberFormat('en', {})(left)} ${left === 1 ? 'character' : 'characters'} left`,
};
