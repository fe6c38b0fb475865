import { vars } from '../styles/contract.css';
import { recipe, style } from '../styles/layered';
import { toneColor } from './tone-color';

export const statusText = recipe(
  {
    base: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: vars.space['2xs'],
      fontSize: vars.text.sm,
      lineHeight: vars.leading.sm,
      fontWeight: vars.weight.medium,
    },
    variants: {
      tone: {
        success: { color: toneColor.success },
        info: { color: toneColor.info },
        warning: { color: toneColor.warning },
        error: { color: toneColor.error },
      },
    },
  },
  'statusText',
);
/** As tall as the first line, to stay level with it at any text size. */
export const icon = style({ height: `calc(1em * ${vars.leading.sm})` }, 'statusIcon');
