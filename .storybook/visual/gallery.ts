import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Shot } from './shots.ts';

export interface Finding {
  shot: Shot;
  /** Describes the fault in one sentence. */
  says: string;
  before?: Uint8Array;
  after?: Uint8Array;
  difference?: Uint8Array;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes the findings as a page that shows each picture before, after, and as a diff. */
export function writeGallery(directory: string, findings: Finding[], notice: string) {
  const figure = ({ shot, says, ...pictures }: Finding) => {
    const shown = (['before', 'after', 'difference'] as const).flatMap((kind) => {
      const bytes = pictures[kind];
      if (!bytes) return [];
      const file = `${shot.component}/${shot.name}.${kind}.png`;
      mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
      writeFileSync(path.join(directory, file), bytes);
      return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${kind}</figcaption></figure>`;
    });
    return `<h3>${escape(shot.story.name)} <small>${shot.look}, ${shot.width} px</small></h3>
<p>${escape(says)}</p>
<div>${shown.join('')}</div>`;
  };
  const groups = Map.groupBy(findings, ({ shot }) => shot.story.title);
  const body = [...groups].map(
    ([title, all]) => `<section><h2>${escape(title)}</h2>${all.map(figure).join('')}</section>`,
  );
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, 'index.html');
  writeFileSync(file, page(`${findings.length} pictures differ`, notice, body.join('\n')));
  return file;
}

const page = (title: string, notice: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  body { margin: 0 auto; padding: 24px; max-width: 1600px; font: 16px/1.5 system-ui; color: #08232b; background: #f9f7ef; }
  h2 { margin-block: 48px 8px; border-block-end: 2px solid; }
  h3 { margin-block: 24px 0; }
  small { font-weight: 400; }
  div { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; }
  img { display: block; max-width: 100%; outline: 1px solid #496972; }
</style>
<h1>${title}</h1>
<p>${escape(notice)}</p>
${body}
</html>
`;
