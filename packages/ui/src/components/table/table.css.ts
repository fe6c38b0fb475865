import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.border}`;

export const region = style(
  {
    // What lies wider than this scrolls, and the caption is no wider than what is seen of it.
    containerType: 'inline-size',
    overflowX: 'auto',
    background: vars.band.surface,
    border: hairline,
  },
  'region',
);

export const table = style(
  {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: vars.text.sm,
    lineHeight: vars.leading.xs,
  },
  'table',
);
globalStyle('components', `${table} tbody tr:hover`, {
  '@media': { [media.hover]: { background: vars.band.canvas } },
});

export const caption = style({ textAlign: 'start', fontWeight: vars.weight.strong }, 'caption');
export const captionText = style(
  {
    display: 'block',
    position: 'sticky',
    insetInlineStart: 0,
    width: 'fit-content',
    maxWidth: '100cqi',
    padding: `14px ${space.sm}`,
  },
  'captionText',
);

const cell = style(
  {
    padding: `13px ${space.sm}`,
    verticalAlign: 'top',
    textAlign: 'start',
    borderBlockStart: hairline,
    selectors: {
      '&[data-numeric]': {
        textAlign: 'end',
        fontVariantNumeric: 'tabular-nums',
      },
    },
  },
  'cell',
);
export const header = style(
  [
    cell,
    {
      fontWeight: vars.weight.strong,
      selectors: {
        '&[scope="col"]': {
          verticalAlign: 'bottom',
          borderBlockEnd: `${stroke.control} solid ${color.borderStrong}`,
        },
      },
    },
  ],
  'header',
);
export const data = style(
  [cell, { selectors: { '&[data-numeric]': { whiteSpace: 'nowrap' } } }],
  'data',
);
