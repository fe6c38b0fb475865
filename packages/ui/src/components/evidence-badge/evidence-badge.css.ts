import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

export const badge = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    // Does not stretch in a flex column or a grid.
    alignSelf: 'start',
    justifySelf: 'start',
    gap: '6px',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    paddingBlock: '3px',
    paddingInline: '7px 9px',
    border: `${vars.stroke.hairline} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.control,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.xs,
    color: vars.color.text,
    verticalAlign: 'middle',
    selectors: {
      // Dashed for what does not exist yet, as in the drawings.
      '&[data-evidence="concept"]': { borderStyle: 'dashed' },
    },
  },
  'badge',
);
