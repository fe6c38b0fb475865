import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }, 'inline');

/** Closer between rows, unless a gap is chosen. */
export const ownGap = style({ gap: `${vars.space.xs} ${vars.space.sm}` }, 'inlineGap');
