import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';
import { underline } from '../../styles/underline';

const { color, space } = vars;
const target = {
  display: 'inline-block',
  paddingBlock: '4px',
  '@media': { [media.touch]: { paddingBlock: '11px' } },
} as const;

export const navigation = style(
  { fontSize: vars.text.sm, lineHeight: vars.leading.sm, overflowWrap: 'anywhere' },
  'navigation',
);
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.sm }, 'list');
export const item = style({ minWidth: 0 }, 'item');
/** Bold as well as without a line, so that it is not told from links by that alone. */
export const current = style({ ...target, fontWeight: vars.weight.strong }, 'current');
export const link = style(
  { ...target, ...underline(color.accentText, '1.5px'), textUnderlineOffset: '.24em' },
  'link',
);
