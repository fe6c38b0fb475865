import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { marked } from '../../styles/marked';
import { media } from '../../styles/media';

const { color, leading, space, stroke, text } = vars;

export const searchDialog = style(
  { display: 'inline-flex', '@media': { [media.print]: { display: 'none' } } },
  'searchDialog',
);
export const scriptsOnly = style(
  { '@media': { [media.noScript]: { display: 'none' } } },
  'scriptsOnly',
);

export const key = style(
  {
    minWidth: '1.6em',
    border: `${stroke.hairline} solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    color: color.textMuted,
    fontFamily: 'inherit',
    fontSize: text.xs,
    lineHeight: leading.xs,
    // Touch devices have no shortcut keys.
    '@media': { '(pointer: coarse)': { display: 'none' } },
  },
  'key',
);

/** Grows downwards with its results, its top edge fixed. */
export const sheet = style(
  {
    '@media': {
      '(min-width: 600px)': {
        marginBlockStart: 'max(1rem, 10dvh)',
        maxHeight: `calc(100dvh - max(1rem, 10dvh) - ${space.lg})`,
      },
      [media.print]: { display: 'none' },
    },
  },
  'sheet',
);

export const panel = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs },
  'panel',
);

/** Rendered before it has content, without taking up space. */
export const status = style(
  {
    fontSize: text.sm,
    lineHeight: leading.sm,
    color: color.textMuted,
    ':empty': { position: 'absolute' },
  },
  'status',
);
export const retry = style({ justifySelf: 'start' }, 'retry');

/** Aligns the text of the results, not their border, with the field. */
export const results = style(
  { marginInline: `calc(-1 * ${space.xs} - ${stroke.bar}) calc(-1 * ${space.xs})` },
  'results',
);

const edge = { borderColor: color.marker, background: vars.band.surface };
export const result = style(
  {
    position: 'relative',
    padding: space.xs,
    borderInlineStart: `${stroke.bar} solid transparent`,
    selectors: {
      '&:focus-within': edge,
      '& + &::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: space.xs,
        borderBlockStart: `${stroke.hairline} solid ${color.border}`,
      },
    },
    '@media': {
      [media.hover]: { ':hover': edge },
      // Forced colours would show a transparent border.
      [media.forcedColors]: {
        selectors: { '&:not(:hover, :focus-within)': { borderColor: 'Canvas' } },
      },
    },
  },
  'result',
);

export const section = style(
  { fontSize: text.xs, lineHeight: leading.xs, color: color.textMuted },
  'section',
);

/** Covers the whole result, as one large target. */
export const link = style(
  {
    fontWeight: vars.weight.strong,
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    },
  },
  'link',
);

export const excerpt = style(
  { fontSize: text.sm, lineHeight: leading.sm, color: color.textMuted },
  'excerpt',
);
export const match = style({ ...marked, color: color.text, textUnderlineOffset: '.24em' }, 'match');
