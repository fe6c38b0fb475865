import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

export const root = style({ minWidth: 0 }, 'root');

/** As wide as its place, and as high as its shape demands; tinted until it has loaded. */
export const image = style(
  { display: 'block', width: '100%', height: 'auto', background: vars.band.surface },
  'image',
);

export const caption = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space['3xs']} ${vars.space.md}`,
    paddingBlockStart: vars.space.xs,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    overflowWrap: 'anywhere',
  },
  'caption',
);
export const credit = style(
  { fontSize: vars.text.xs, lineHeight: vars.leading.sm, color: vars.color.textMuted },
  'credit',
);
