import { globalFontFace } from '@vanilla-extract/css';
import fallbacks from './fonts/fallbacks.json';

// `optional`: a page painted before the font arrived keeps its fallback, to avoid a layout shift.
globalFontFace('Archivo Variable', {
  src: 'url("./fonts/archivo.woff2") format("woff2")',
  fontDisplay: 'optional',
  fontStyle: 'normal',
  fontWeight: '420 700',
  fontStretch: '62% 125%',
});

globalFontFace('STIX Two Text Italic', {
  src: 'url("./fonts/stix-two-text-italic.woff2") format("woff2")',
  fontDisplay: 'optional',
  fontStyle: 'italic',
  fontWeight: '420',
});

// One fallback family per letter width that systems provide; `scale.font` lists them in order.
for (const { family, ...face } of fallbacks) globalFontFace(family, face);
