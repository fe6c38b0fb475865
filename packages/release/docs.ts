/** The documentation that ships in a package for programs, such as coding agents. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from './api-report.ts';

export interface Page {
  file: string;
  title: string;
  text: string;
  summary: string;
}

/** Writes pages into `docs`, and lists them by section in `llms.txt`, after a note on the rest. */
export function writeDocs(root: string, note: string, sections: Record<string, Page[]>) {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
  const folder = path.join(root, 'docs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const lists = Object.entries(sections).map(([section, pages]) => {
    const items = pages.map(({ file, title, text, summary }) => {
      writeFileSync(path.join(folder, file), `${text}\n`);
      return `- [${title}](docs/${file})${summary && `: ${summary}`}\n`;
    });
    return `## ${section}\n\n${items.join('')}`;
  });
  writeFileSync(
    path.join(root, 'llms.txt'),
    `# ${manifest.name} ${manifest.version}

> ${manifest.description}

This file describes exactly this version. Every page listed below ships in the package, next to it.
${note}

${lists.join('\n')}`,
  );
}
