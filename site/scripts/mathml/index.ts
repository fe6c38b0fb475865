import temml from 'temml';
import { transformWithOxc, type Plugin } from 'vite';

/** Placeholder in the MathML for a number. */
const hole = /<mtext>@(\w+)@<\/mtext>/g;
const macros = { '\\val': '\\text{@#1@}' };

/** Parses a `.tex` file into entries: a line `% key`, and the LaTeX up to the next. */
function entries(tex: string): [key: string, latex: string][] {
  return tex
    .split(/^%\s*(?=\S)/m)
    .slice(1)
    .map((entry) => {
      const [key = '', ...lines] = entry.split('\n');
      return [key.trim(), lines.join('\n').trim()];
    });
}

/**
 * Moves the script size to `<mstyle>`, which MathML 3 and so the W3C's checker require; Temml sets
 * it on any element, as MathML Core allows. Browsers render both alike.
 */
function withStyles(math: string): string {
  const names: string[] = [];
  return math
    .replace(
      /<(m(?:[ino]|text)) scriptlevel="(\d)">(.*?)<\/\1>/g,
      '<mstyle scriptlevel="$2"><$1>$3</$1></mstyle>',
    )
    .replace(/<(\/?)mrow( scriptlevel="\d")?>/g, (_, end: string, level = '') => {
      if (!end) names.push(level ? 'mstyle' : 'mrow');
      return `<${end}${end ? names.pop() : names.at(-1)}${level}>`;
    });
}

/** Converts LaTeX to the children of a `<math>`, as JSX. */
function jsxOf(latex: string): string {
  const math = temml
    .renderToString(latex, { displayMode: true, throwOnError: true, macros })
    .replace(/^<math[^>]*>|<\/math>$/g, '')
    // The component styles the formula and uses none of Temml's classes.
    .replace(/ (?:class|style)="[^"]*"/g, '');
  return (
    withStyles(math)
      // Words are upright: Temml leaves that to browsers, but our font needs the attribute.
      .replace(/<mi>(\p{L}{2,})<\/mi>/gu, '<mi mathvariant="normal">$1</mi>')
      .replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`)
      .replace(hole, '<mn>{put("$1")}</mn>')
  );
}

/** Returns the module for a `.tex` file, before its JSX is compiled: see `app/env.d.ts`. */
function moduleOf(tex: string, file: string): string {
  const cases = entries(tex).map(
    ([key, latex]) => `${JSON.stringify(key)}: (put) => <>${jsxOf(latex)}</>,`,
  );
  return `
    const formulas = { ${cases.join('\n')} };
    const need = (found, what) => {
      if (found === undefined) throw new Error(what + ' is missing for ${file}');
      return found;
    };
    export default (key, values) =>
      need(formulas[key], 'The formula ' + key)((name) => need(values?.[name], '\\\\val{' + name + '}'));
  `;
}

/**
 * Compiles the formulas of a `.tex` file to React elements of MathML at build time, so that no
 * browser loads a typesetting library.
 */
export const mathml = (): Plugin => ({
  name: 'mathml',
  enforce: 'pre',
  async transform(code, id) {
    const file = id.replace(/\?.*$/, '');
    if (!file.endsWith('.tex')) return undefined;
    try {
      const name = file.slice(file.lastIndexOf('/') + 1);
      const compiled = await transformWithOxc(moduleOf(code, name), `${file}.jsx`, {
        jsx: { runtime: 'automatic', development: false },
        sourcemap: false,
      });
      return { code: compiled.code, map: null };
    } catch (error) {
      throw new Error(`${file} could not be compiled to MathML`, { cause: error });
    }
  },
});
