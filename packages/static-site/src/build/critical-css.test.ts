import { describe, expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

const cut = (css: string, html: string) => criticalCss(css)(html).replaceAll(/\s/g, '');

describe('criticalCss', () => {
  test('keeps the rules whose classes and attributes are on the page, in their layers', () => {
    const css =
      '@layer base{p{color:red}.on{top:0}.off{top:1px}[data-x=y]{top:2px}[data-x=z]{top:3px}}';
    expect(cut(css, '<p class="on also" data-x="y">off</p>')).toBe(
      '@layerbase{p{color:red}.on{top:0}[data-x=y]{top:2px}}',
    );
  });

  test('keeps only the matching selectors of a list', () => {
    expect(cut('.on,.off{top:0}', '<p class="on">')).toBe('.on{top:0}');
  });

  test('matches selectors by position, not only by class', () => {
    const page = '<div class="on"><p class="in">a</p></div><hr>';
    const rules = (selectors: string[]) => selectors.map((one) => `${one}{top:0}`).join('');
    const used = ['.on>.in', '.on:has(>.in)', ':where(.on :is(p,td))', 'div+hr', 'p:before'];
    const unused = ['.in>.on', '.on:has(.on)', ':where(.on :is(td))', 'hr+div', 'p:empty'];
    expect(cut(rules([...used, ...unused]), page)).toBe(rules(used).replaceAll(/\s/g, ''));
  });

  test('respects the language of the page', () => {
    const css = 'p:lang(ar){top:0}p:not(:lang(ar)){top:1px}';
    expect(cut(css, '<html lang="en"><p>')).toBe('p:not(:lang(ar)){top:1px}');
    expect(cut(css, '<html lang="ar"><p>')).toBe('p:lang(ar){top:0}');
  });

  test('keeps both themes, and states that pointer and keyboard can cause', () => {
    const css = `[data-theme=light]{color:red}details[open]{top:0}p:not(:focus,:hover){top:1px}
      :is(p:focus-within,b){top:2px}details:not([open]){top:3px}[data-theme=system]{top:4px}`;
    expect(cut(css, '<html data-theme="dark"><details></details><p>')).toBe(
      '[data-theme=light]{color:red}details[open]{top:0}p:not(:focus,:hover){top:1px}' +
        ':is(p:focus-within,b){top:2px}details:not([open]){top:3px}',
    );
  });

  test('omits what only readers without scripts see', () => {
    expect(
      cut('.in{top:0}.out{top:1px}', '<noscript><p class="in">b</noscript><p class="out">c'),
    ).toBe('.out{top:1px}');
  });

  test('omits what is closed, but not what opens it', () => {
    const css = ['.panel', '.link', '.summary', '.table', '.trigger', '.answer']
      .map((selector) => `${selector}{top:0}`)
      .join('');
    const page = `<button class="trigger" data-state="closed">a</button>
      <div class="panel" data-state="closed"><a class="link">b</a></div>
      <details data-state="closed"><summary class="summary">c</summary><div class="table">d</div></details>
      <details open data-state="open"><summary>e</summary><p class="answer">f</details>`;
    expect(cut(css, page)).toBe('.summary{top:0}.trigger{top:0}.answer{top:0}');
  });

  test('covers the title and the first section, with what their selectors require of the rest', () => {
    const css = ['.head', '.first', '.first:not(:last-child)', '.second', '.foot', '.part']
      .map((selector) => `${selector}{top:0}`)
      .join('');
    const page = `<main><div class="head"></div><section class="first"><p class="part"></p></section>
      <section class="second"><p class="part"></p></section></main><footer class="foot"></footer>`;
    expect(cut(css, page)).toBe(
      '.head{top:0}.first{top:0}.first:not(:last-child){top:0}.part{top:0}',
    );
  });

  test('keeps the fallback fonts of the widths in use', () => {
    const face = (width: string) => `@font-face{font-family:a;font-stretch:${width};src:local(b)}`;
    const faces = (...widths: string[]) => widths.map(face).join('').replaceAll(/\s/g, '');
    const css = `:root{--wide:125%}h1{font-stretch:var(--wide)}i{font-stretch:62%}
      ${face('62%')}${face('98% 100%')}${face('112%')}${face('125%')}@font-face{font-family:c;src:local(d)}`;
    const other = '@font-face{font-family:c;src:local(d)}';
    expect(cut(css, '<h1>a</h1>')).toContain(`}${faces('98% 100%', '125%')}${other}`);
    expect(cut(css, '<i>a</i>')).toContain(`}${faces('62%', '98% 100%')}${other}`);
  });

  test('omits print, pointer and font rules', () => {
    const css = `@media print{p{top:0}}p:hover,:is(p:active,p){top:0}
      @font-face{font-family:a;src:url(a.woff2)}`;
    expect(cut(css, '<p>')).toBe('');
    expect(cut('p{cursor:pointer;transition:top 1s;top:0}', '<p>')).toBe('p{top:0}');
    expect(cut('@font-face{font-family:b;src:local("Arial")}', '')).toContain('Arial');
  });

  test('styles placeholders only where there are any', () => {
    const css = '::placeholder{top:0}';
    expect(cut(css, '<input>')).toBe('');
    expect(cut(css, '<input placeholder="a">')).toBe(css);
  });

  test('leaves focus to the outlines of the browser', () => {
    const css = 'a:focus-visible{outline:2px solid}a{outline:none;top:0}b{outline:1px solid}';
    expect(cut(css, '<a></a><b></b>')).toBe('a{top:0}b{outline:1pxsolid}');
  });

  test('keeps the referenced properties and animations', () => {
    const css = `p{--a:var(--b);--b:1px;--c:2px;--d:3px;top:var(--a)}.off{top:var(--c)}
      p{animation:in 1s}@keyframes in{to{top:0}}@keyframes out{to{top:0}}`;
    expect(cut(css, '<p style="left:var(--d);top:var(--a);left:var(--b)">')).toBe(
      'p{--a:var(--b);--b:1px;--d:3px;top:var(--a)}p{animation:in1s}@keyframesin{to{top:0}}',
    );
  });

  test('inlines short and constant properties', () => {
    const css = `:root{--gap:4px;--font:"A long name";--ink:red}[data-theme=light]{--ink:tan}
      @media (width>9px){:root{--wide:2px}}p{--own:1px;left:var(--own);right:var(--wide)}
      p{top:var(--gap);font:var(--font);color:var(--ink)}`;
    expect(cut(css, '<p>')).toBe(
      ':root{--0:"Alongname";--1:red}[data-theme=light]{--1:tan}@media(width>9px){:root{--2:2px}}' +
        'p{--3:1px;left:var(--3);right:var(--2)}p{top:4px;font:var(--0);color:var(--1)}',
    );
  });
});
