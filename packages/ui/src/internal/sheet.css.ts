import { vars } from '../styles/contract.css';
import { style } from '../styles/layered';
import { surface } from '../styles/surface';

const { space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${vars.color.border}`;

/** The sheet that holds a form. */
export const sheet = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: hairline,
    borderRadius: vars.radius.surface,
    ...surface(vars.band.surface),
    // Its parts have hairlines between them, whatever the order of this stylesheet and the form's.
    selectors: { 'form&': { gap: 0 } },
  },
  'sheet',
);

/** One question of the form. */
export const part = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    padding: `clamp(${space.sm}, 4vw, ${space.lg})`,
    selectors: { '& + &': { borderBlockStart: hairline } },
  },
  'part',
);
