import { vars } from '../../styles/contract.css';
import { globalStyle, style } from '../../styles/layered';
import { media } from '../../styles/media';
import { underline } from '../../styles/underline';

const { color, leading, space, stroke, text, tracking, weight } = vars;

export const prose = style({ maxWidth: vars.measure.text }, 'prose');

/**
 * Styles plain elements only, since one with a class is a component. Has no specificity, so any
 * class wins.
 */
const plain = (elements: string, rule: Parameters<typeof globalStyle>[2], suffix = '') => {
  globalStyle('components', `:where(${prose} :is(${elements}):not([class]))${suffix}`, rule);
};

const child = (elements: string, rule: Parameters<typeof globalStyle>[2]) => {
  globalStyle('components', `:where(${prose} > ${elements})`, rule);
};
// Not `* + *`, which makes browsers restyle the page whenever an element is added or removed.
child(':not(:last-child)', { marginBlockEnd: space.md });
child(':is(h2, h3, h4):not(:last-child)', { marginBlockEnd: space.sm });
child(':is(h2, h3, h4):not(:first-child)', { marginBlockStart: space.xl });
child(':is(h2, h3) + :is(h3, h4)', { marginBlockStart: space.sm });

plain('h2, h3, h4', { fontStretch: vars.band.headingWidth, fontWeight: weight.heading });
plain('h2', { fontSize: text.h2, lineHeight: leading.h2, letterSpacing: tracking.h2 });
plain('h3, h4', { fontSize: text.h3, lineHeight: leading.h3, letterSpacing: tracking.h3 });
plain('strong, b, dt, th', { fontWeight: weight.strong });

plain('a', {
  ...underline(color.accentText, stroke.control),
  textUnderlineOffset: '.24em',
});
plain('a', { '@media': { [media.hover]: { textDecorationThickness: '3px' } } }, ':hover');

plain('ul', { listStyle: 'disc', paddingInlineStart: '1.25em' });
plain('ol', { listStyle: 'decimal', paddingInlineStart: '1.5em' });
plain('li', { paddingInlineStart: '.25em' });
plain('li', { color: color.textMuted, fontVariantNumeric: 'tabular-nums' }, '::marker');
globalStyle('components', `:where(${prose} li:not([class]) + li)`, {
  marginBlockStart: space['2xs'],
});
plain('dd', { marginBlockEnd: space.sm, color: color.textMuted });

plain('blockquote', {
  paddingInlineStart: space.md,
  borderInlineStart: `${stroke.bar} solid ${color.borderStrong}`,
  fontSize: text.lg,
  lineHeight: leading.lg,
});
plain('code', {
  paddingInline: '.3em',
  background: vars.band.surface,
  fontSize: '.9em',
  overflowWrap: 'anywhere',
});
// Wraps, because a scrolling box would have to be a tab stop.
plain('pre', { padding: space.sm, background: vars.band.surface, whiteSpace: 'pre-wrap' });
globalStyle('components', `:where(${prose} pre > code)`, {
  padding: 0,
  background: 'none',
  fontSize: '.875rem',
});
plain('table', { width: '100%', borderCollapse: 'collapse', fontSize: text.sm });
plain('th, td', {
  padding: `${space['2xs']} ${space.sm} ${space['2xs']} 0`,
  borderBlockEnd: `${stroke.hairline} solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
