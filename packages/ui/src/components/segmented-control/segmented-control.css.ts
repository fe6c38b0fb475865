import { edge, ring } from '../../internal/choice.css';
import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { media } from '../../styles/media';

const { color, stroke } = vars;

/** Equal segments; those that do not fit wrap onto another row. */
export const segments = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    // Segments overlap by one border width.
    paddingInlineEnd: stroke.control,
    paddingBlockEnd: stroke.control,
    borderRadius: vars.radius.control,
  },
  'segments',
);

export const segment = style(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: '1 1 5.5rem',
    minHeight: vars.size.field,
    marginInlineEnd: `calc(-1 * ${stroke.control})`,
    marginBlockEnd: `calc(-1 * ${stroke.control})`,
    padding: `${vars.space['2xs']} ${vars.space.xs}`,
    border: edge,
    fontWeight: vars.weight.strong,
    lineHeight: 1.2,
    textAlign: 'center',
    printColorAdjust: 'exact',
    selectors: {
      '&:first-child': {
        borderStartStartRadius: vars.radius.control,
        borderEndStartRadius: vars.radius.control,
      },
      '&:last-child': {
        borderStartEndRadius: vars.radius.control,
        borderEndEndRadius: vars.radius.control,
      },
      '&:has(:disabled)': { borderStyle: 'dashed', color: color.textMuted },
      '&:has(:checked)': {
        zIndex: 1,
        background: color.text,
        borderColor: color.text,
        color: vars.band.canvas,
      },
      '&:has(:checked:disabled)': { background: color.textMuted, borderColor: color.textMuted },
      '[aria-invalid="true"] &': { borderColor: color.danger },
      '&:has(:focus-visible)': { zIndex: 2, ...ring },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:has(:checked, :disabled))': { zIndex: 1, borderColor: color.text },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  'segment',
);
