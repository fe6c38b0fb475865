import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

export const root = style({ minWidth: 0, overflowWrap: 'anywhere' }, 'root');

/**
 * Its empty drawing gives it the film's shape: a player takes that of its poster, and would shift the
 * page when it loads.
 */
export const frame = style({ position: 'relative', background: vars.band.surface }, 'frame');
export const player = style(
  { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  'player',
);

export const caption = style(
  {
    maxWidth: vars.measure.text,
    paddingBlockStart: vars.space.xs,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
  },
  'caption',
);

export const transcript = style(
  {
    maxWidth: vars.measure.text,
    paddingBlockEnd: vars.space.sm,
    lineHeight: vars.leading.sm,
  },
  'transcript',
);
