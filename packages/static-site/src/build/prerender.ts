import { isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minifySync, type Manifest } from 'vite';
import * as deferredLayout from '../deferred-layout.ts';
import * as earlyPress from '../early-press.ts';
import { shareRule } from '../headers/rules.ts';
import { pack } from './compress.ts';
import { criticalCss, unseenHidden } from './critical-css.ts';
import { preloadScript, type FirstPart } from './first-parts.ts';
import { takeNoScript } from './no-script.ts';
import { omitTags } from './omit-tags.ts';
import { showFonts } from './show-fonts.ts';
import { takeFonts, type Face } from './web-fonts.ts';

/** Exports of the app's server entry. */
export interface ServerEntry<Page extends { path: string }> {
  /** Describes every listed page. */
  describePages: () => Promise<Page[]>;
  /** Paths of further documents, which are not listed. */
  unlisted: readonly string[];
  /** Renders the page at a path, starting with the tags of the head. */
  render: (path: string) => Promise<string>;
  /** Returns a page's structured data, as JSON-LD. */
  jsonLd: (page: Page) => string;
  /** Returns the script that sets the theme before the first paint. */
  themeScript: () => string;
}

interface Options<Page extends { path: string }> {
  outDir: string;
  manifest: Manifest;
  server: ServerEntry<Page>;
  firstParts: readonly FirstPart[];
}

/** Resources that a page fetches after its first text, and the web fonts. */
interface Rest {
  entry: string;
  stylesheet: string;
  fontScript: string;
  preloads: string;
  faces: Face[];
}

/**
 * True in the browsers that `browserslist` names: an older one falls back to the page without scripts. Safari
 * tells since 16.4 which scripts it supports, Chrome and Edge mix colours since 111, Firefox has `:has()` since 121.
 */
const isSupported = `HTMLScriptElement.supports&&CSS.supports("selector(:has(a)) and (color:color-mix(in srgb,red,red))")`;

/**
 * Fetches the remaining resources once the first text is on screen: after the first contentful paint, as
 * the first paint may show only the background. On a slow phone, 90 kB of scripts, the
 * whole stylesheet, the fonts and what only an installed site needs would compete with the text. Firefox
 * does not report the first paint of a page that opens at a fragment; half a second after the load is
 * late enough there. `preloads` then fetches the parts that visitors press first beside the entry. A failed link is
 * removed, so that nothing waits for its stylesheet; if the code does not start, the page falls back to its version
 * without scripts.
 *
 * Hides what the critical CSS does not cover until the frame after the stylesheet's: to restyle the page and to lay
 * out what was hidden at once would hold a slow phone up for longer. Where the browser is about to scroll by
 * itself, the stylesheet is fetched at once and all is shown with it: the load event waits for it, and browsers
 * scroll until then.
 *
 * Fonts cached by an earlier page are requested in the head: browsers use them from the first paint or,
 * with `optional`, not at all on this page.
 */
const start = ({ entry, stylesheet, fontScript, preloads, faces }: Rest) =>
  `!function(c,f){try{c=localStorage.fonts=="${fontScript}"}catch(e){}` +
  `f=${JSON.stringify(faces)}.map(f=>new FontFace(...f));` +
  `c&&f.map(f=>{f.display="optional";document.fonts.add(f);f.load().catch(()=>{})});` +
  `var d=document.documentElement.dataset,` +
  `l=(rel,href,onload)=>document.head.append(Object.assign(document.createElement("link"),{rel,href,onload,onerror(){this.remove();onload&&onload()}})),` +
  `s=()=>l("stylesheet","/${stylesheet}",()=>d.layout?requestAnimationFrame(()=>setTimeout(u)):u()),u=()=>delete d.unseen;` +
  `d.unseen="hidden";d.layout||s();` +
  `addEventListener("DOMContentLoaded",()=>{var go=()=>{go=()=>{};` +
  `d.layout&&s();(${isSupported}?import("/${entry}"):Promise.reject()).catch(e=>import("/recovery.js").then(m=>m.recover(e)));import("/${preloads}").catch(()=>{});l("manifest","/site.webmanifest");` +
  `c||Promise.all([import("/${fontScript}"),...f.map(f=>f.load())])` +
  `.then(([s,...f])=>s.default(f,"${fontScript}"),()=>{})};` +
  `addEventListener("load",()=>setTimeout(()=>go(),500));` +
  `new PerformanceObserver((e,o)=>{` +
  `if(e.getEntriesByName("first-contentful-paint")[0])o.disconnect(),go()` +
  `}).observe({type:"paint",buffered:true})})}()`;

/** Blocks rendering until the title is parsed: a slow phone would paint half of the header, then shift it. */
const titleParsed = '<link rel="expect" href="#title" blocking="render">';

const hashOf = (content: string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);

const linkTo = (stylesheet: string) => `<link rel="stylesheet" href="/${stylesheet}">`;

/**
 * Writes the HTML of every page and of 404 into `outDir`, and compresses each page while the next is rendered.
 * Returns the listed pages.
 */
export async function prerender<Page extends { path: string }>({
  outDir,
  manifest,
  server,
  firstParts,
}: Options<Page>): Promise<Page[]> {
  const template = await readFile(path.join(outDir, 'index.html'), 'utf8');

  const entry = manifest['index.html']?.file;
  if (!entry)
    throw new Error(
      'The browser build has no entry in its manifest. Check that index.html loads the app’s entry script.',
    );
  const [stylesheet] = await Array.fromAsync(glob('assets/*.css', { cwd: outDir }));
  if (!stylesheet)
    throw new Error(
      'The browser build wrote no stylesheet to assets/. Check that the entry script imports the styles.',
    );
  const css = await readFile(path.join(outDir, stylesheet), 'utf8');
  const noScript = takeNoScript(css);
  const stylesOf = criticalCss(noScript.others);
  const fonts = takeFonts(noScript.others);
  const { code: showsFonts } = minifySync('show-fonts.js', `export default ${String(showFonts)}`);
  const fontScript = `assets/fonts-${hashOf(fonts.css + showsFonts)}.js`;
  const preload = preloadScript(manifest, firstParts);
  // The entry's hash, which changes with the name of any file, costs a page nothing more.
  const preloads = `assets/first${/-[^-]*$/.exec(entry)?.[0]}`;
  const noScriptCss = fonts.css + noScript.css;
  const noScriptStyles = `assets/no-script-${hashOf(noScriptCss)}.css`;
  await writeFile(path.join(outDir, stylesheet), fonts.others);
  await writeFile(path.join(outDir, noScriptStyles), noScriptCss);
  await writeFile(path.join(outDir, fontScript), showsFonts);
  await writeFile(path.join(outDir, preloads), preload);
  const script = `${server.themeScript()};${deferredLayout.script}${earlyPress.script}${start({ entry, stylesheet, fontScript, preloads, faces: fonts.faces })}`;

  const shell = template
    // The order of the layers, needed in development: the critical CSS has them in this order.
    .replace(/\s*<style>.*?<\/style>/s, '')
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '');

  const pages = await server.describePages();
  // If there are very many pages, `writeHeaders` still adds to each.
  const isFinal = !shareRule(pages.length + server.unlisted.length + 1);
  const write = async (url: string, file: string, data = '') => {
    const { head, body } = splitHead(omitTags(await server.render(url)));
    const filled = shell.replace('<!--app-->', () => body.replace('<h1', '<h1 id="title"'));
    const html = filled
      .replace('<!--head-->', () =>
        [
          head,
          `<style>${stylesOf(filled)}${unseenHidden}${deferredLayout.styles}</style>${titleParsed}`,
          `<noscript>${linkTo(stylesheet)}${linkTo(noScriptStyles)}</noscript>`,
          `<script data-start>${script}</script>`,
        ].join(''),
      )
      .replace(
        '</body>',
        () => `${data && `<script type="application/ld+json">${data}</script>`}</body>`,
      );
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, html);
    if (isFinal) void pack(target);
  };

  // `physics.html`, not `physics/index.html`: static hosts then need no redirect to a slash.
  for (const page of pages) {
    const { path: url } = page;
    await write(url, url === '/' ? 'index.html' : `${url.slice(1)}.html`, server.jsonLd(page));
  }
  for (const url of server.unlisted) await write(url, `${url.slice(1)}.html`);
  await write('/404', '404.html');
  return pages;
}

/** React renders the tags of the head first. */
function splitHead(html: string) {
  const { children } = parseDocument(html, { withStartIndices: true });
  const body = children.find((node) => !(isTag(node) && /^(?:title|meta|link)$/.test(node.name)));
  const end = body?.startIndex ?? html.length;
  return { head: html.slice(0, end), body: html.slice(end) };
}
