import { globalFontFace } from '@vanilla-extract/css';
import fallbacks from '../fonts/fallbacks.json';

// Optional: a page that was painted before the file arrived keeps its fallback, so that nothing moves.
globalFontFace('Archivo Variable', {
  src: 'url("../fonts/archivo.woff2") format("woff2")',
  fontDisplay: 'optional',
  fontStyle: 'normal',
  fontWeight: '420 700',
  fontStretch: '62% 125%',
});

globalFontFace('STIX Two Text Italic', {
  src: 'url("../fonts/stix-two-text-italic.woff2") format("woff2")',
  fontDisplay: 'optional',
  fontStyle: 'italic',
  fontWeight: '420',
});

// A family for each width of letters that systems ship; `scale.font` lists them in order.
for (const { family, ...face } of fallbacks) globalFontFace(family, face);
