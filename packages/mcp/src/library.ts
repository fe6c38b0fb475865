import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Component } from './api.ts';
import { typesIn, type Types } from './docstrings.ts';
import { Fault } from './fault.ts';
import { pageOf, type Page } from './pages.ts';
import { tokensIn, type Token } from './tokens.ts';

/** An installed `@hadal/ui`, read from the files that it publishes. */
export interface Library {
  version: string;
  pages: readonly Page[];
  /** The guides' Markdown, by the names of their files. */
  guides: ReadonlyMap<string, string>;
  components: ReadonlyMap<string, Component>;
  tokens: readonly Token[];
  types: Types;
}

/** Returns the folder of the `@hadal/ui` of a project, or else of the one beside this server. */
function folderOf(project: string) {
  for (const from of [path.join(project, 'package.json'), import.meta.filename]) {
    try {
      return path.dirname(createRequire(from).resolve('@hadal/ui/package.json'));
    } catch {
      // The next place may have it.
    }
  }
  throw new Fault(
    `@hadal/ui is not installed in ${project}, so there is no version to answer from. Run "npm install @hadal/ui" there, or start this server in the folder of the project.`,
  );
}

const lacking = (folder: string, file: string) =>
  new Fault(
    `@hadal/ui in ${folder} lacks ${file}, which every published version has. Install it again from the registry; a checkout of its source has it once "pnpm pack" has run in its folder.`,
  );

/** Reads the `@hadal/ui` that a project has installed, afresh, because an update may replace it. */
export function libraryOf(project: string): Library {
  const folder = folderOf(project);
  const read = (file: string) => {
    try {
      return readFileSync(path.join(folder, file), 'utf8');
    } catch {
      throw lacking(folder, file);
    }
  };
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const files = globSync('docs/*.md', { cwd: folder }).toSorted();
  const documents = files.map((file) => [path.basename(file, '.md'), read(file)] as const);
  const pages = documents.flatMap(([id, text]) => pageOf(id, text) ?? []);
  if (pages.length === 0) throw lacking(folder, 'docs');
  return {
    version,
    pages,
    guides: new Map(documents.filter(([id]) => pages.every((page) => page.id !== id))),
    components: new Map(
      pages.flatMap((page) => page.components.map((component) => [component.name, component])),
    ),
    tokens: tokensIn(read('dist/tokens/tokens.css')),
    types: typesIn(read('dist/index.d.ts')),
  };
}
