import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

export const badge = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    // Keeps to its words in a column or grid too.
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
      // Dashes are what is not there yet, as on the drawings.
      '&[data-evidence="concept"]': { borderStyle: 'dashed' },
    },
  },
  'badge',
);
