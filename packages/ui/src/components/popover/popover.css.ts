import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

const { space } = vars;

export const popover = style({ padding: `${space.xs} ${space.sm} ${space.sm}` }, 'popover');

export const head = style(
  { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: space.xs },
  'head',
);

export const title = style(
  { minWidth: 0, paddingBlock: '10px 6px', fontWeight: vars.weight.strong },
  'title',
);

/** Aligns the cross, not the button's border, with the corner. */
export const close = style({ flex: 'none', marginInlineEnd: '-10px' }, 'close');
