import type { Library } from '../library.ts';
import { nearest } from '../nearest.ts';
import { checkColor } from './colors.ts';
import type { Finding } from './finding.ts';
import { checkHeading, headsOf } from './headings.ts';
import { Labels } from './labels.ts';
import { checkProps } from './props.ts';
import { parseSnippet, type Snippet } from './snippet.ts';
import { walk, type Element } from './tree.ts';

const unknown = (name: string, line: number, library: Library): Finding => {
  const meant = nearest(name, library.types.exports);
  return {
    line,
    rule: 'unknown-component',
    what: `@hadal/ui ${library.version} has no \`${name}\`.`,
    why: 'Nothing of that name is exported, so the code does not compile.',
    fix: meant
      ? `Write \`${meant}\`.`
      : 'Ask find_component for one of its purpose, or import your own.',
  };
};

function checkImports({ imports }: Snippet, library: Library) {
  return [...imports.values()].flatMap(({ source, imported, line }) =>
    source === '@hadal/ui' && imported !== '*' && !library.types.exports.has(imported)
      ? [unknown(imported, line, library)]
      : [],
  );
}

/** Checks TSX that uses the library, and returns what is wrong with it, line by line. */
export function check(code: string, library: Library): Finding[] {
  const { snippet, faults } = parseSnippet(code);
  const findings: Finding[] = faults.map(({ line, message }) => ({
    line,
    rule: 'syntax',
    what: message,
    why: 'The snippet cannot be read as TSX from here.',
    fix: 'Pass a whole module, or elements with every tag closed.',
  }));
  if (!snippet) return findings;
  const labels = new Labels();
  const heads = headsOf(library);
  findings.push(...checkImports(snippet, library));
  walk(snippet, library, {
    element: (element: Element, outline) => {
      const { kind, name, line } = element;
      if (kind === 'unknown') findings.push(unknown(name, line, library));
      findings.push(
        ...checkProps(element),
        ...labels.meet(element),
        ...checkHeading(element, outline, heads),
      );
    },
    node: (node) => findings.push(...checkColor(node, library)),
  });
  findings.push(...labels.end());
  const seen = new Map(findings.map((finding) => [`${finding.line} ${finding.what}`, finding]));
  return [...seen.values()].toSorted((a, b) => a.line - b.line);
}
