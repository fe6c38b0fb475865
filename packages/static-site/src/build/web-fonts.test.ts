import { expect, test } from 'vitest';
import { takeFonts } from './web-fonts.ts';

const fallback = '@font-face{src:local(Arial);font-family:b}';
const face =
  '@font-face{src:url(/a.woff2)format("woff2");font-display:swap;font-style:italic;font-weight:420 700;font-stretch:62% 125%;font-family:"A a"}';

test('takes faces with a file out of a stylesheet, for scripts and for noscript', () => {
  expect(takeFonts(`${face}p{top:0}${fallback}@supports (top: 0){${fallback}}`)).toEqual({
    faces: [
      [
        'A a',
        'url(/a.woff2)format("woff2")',
        { style: 'italic', weight: '420 700', stretch: '62% 125%' },
      ],
    ],
    css: face,
    others: 'p{top:0}',
  });
});

test('throws for a stylesheet without font files', () => {
  expect(() => takeFonts(fallback)).toThrow('has no @font-face with a file');
});
