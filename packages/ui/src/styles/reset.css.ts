import { vars } from './contract.css';
import { globalStyle } from './layered';

globalStyle('reset', '*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('reset', 'html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Keeps link targets and focused elements clear of the sticky header.
  scrollPaddingBlockStart: `calc(${vars.header.height} + ${vars.space.sm})`,
});
globalStyle('reset', 'body', {
  margin: 0,
  fontFamily: vars.font.sans,
  fontSize: vars.text.md,
  lineHeight: vars.leading.md,
  fontWeight: vars.weight.body,
  fontStretch: '100%',
  color: vars.color.text,
  background: vars.band.canvas,
  WebkitFontSmoothing: 'antialiased',
  overflowX: 'clip',
  overflowWrap: 'break-word',
});
globalStyle('reset', 'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote', {
  margin: 0,
  padding: 0,
});
globalStyle('reset', 'ul, ol', { listStyle: 'none' });
globalStyle('reset', 'h1, h2, h3, h4', { textWrap: 'balance' });
// Stay with what they head, on paper and in columns.
globalStyle('reset', 'h1, h2, h3, h4, dt', { breakAfter: 'avoid' });
globalStyle('reset', 'p, dt, dd, th, td, figcaption', { textWrap: 'pretty' });
// All italics are the serif's: browsers would slant a sans without its own.
globalStyle('reset', 'cite, em', { fontFamily: vars.font.serif });
globalStyle('reset', 'a', { color: 'inherit' });
globalStyle('reset', 'svg', { display: 'block' });
globalStyle('reset', 'button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('reset', '::placeholder', { color: vars.color.textMuted, opacity: 1 });
globalStyle('reset', ':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '3px',
});
// Focus moved by script, as to the main area after a navigation, shows no ring.
globalStyle('reset', '[tabindex="-1"]:focus-visible', { outline: 'none' });
// Important, since it would otherwise lose to the layout of a component, which stands in a later layer.
globalStyle('reset', '[hidden]:not([hidden="until-found"])', { display: 'none !important' });
