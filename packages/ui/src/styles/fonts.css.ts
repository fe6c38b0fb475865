import { globalFontFace } from '@vanilla-extract/css';
import metrics from '../fonts/fallback-metrics.json';

globalFontFace('Archivo Variable', {
  src: 'url("../fonts/archivo.woff2") format("woff2")',
  fontDisplay: 'swap',
  fontStyle: 'normal',
  fontWeight: '420 700',
  fontStretch: '62% 125%',
});

globalFontFace('STIX Two Text Italic', {
  src: 'url("../fonts/stix-two-text-italic.woff2") format("woff2")',
  fontDisplay: 'swap',
  fontStyle: 'italic',
  fontWeight: '420',
});

// One fallback face for each weight and width we set, scaled to ours, so that nothing moves on arrival.
for (const face of metrics.sans) {
  globalFontFace('Archivo fallback', {
    src: 'local("Arial"), local("Liberation Sans"), local("Roboto"), local("Helvetica")',
    ...face,
  });
}

globalFontFace('STIX Two Text fallback', {
  src: 'local("Georgia Italic"), local("Georgia-Italic"), local("Liberation Serif Italic"), local("Times New Roman Italic")',
  fontStyle: 'italic',
  ...metrics.serif,
});
