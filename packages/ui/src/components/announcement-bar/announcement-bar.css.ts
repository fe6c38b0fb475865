import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { space } = vars;

export const bar = style(
  {
    borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border}`,
    background: vars.color.menuRaised,
    color: vars.color.text,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.sm,
    selectors: {
      // Hydrated, the component knows better: the page may have another announcement by then.
      ':root[data-announcement="dismissed"] &:not([data-state])': { display: 'none' },
    },
    '@media': { [media.print]: { display: 'none' } },
  },
  'bar',
);

export const row = style(
  { display: 'flex', alignItems: 'center', gap: space.sm, paddingBlock: space['3xs'] },
  'row',
);

export const text = style(
  { flex: '1 1 0', minWidth: 0, paddingBlock: space['2xs'], overflowWrap: 'anywhere' },
  'text',
);

/** Aligns the cross, not its target, with the end of the row. */
export const dismiss = style(
  {
    alignSelf: 'start',
    marginInlineEnd: `calc(-1 * ${space.xs})`,
    '@media': { [media.noScript]: { display: 'none' } },
  },
  'dismiss',
);
