/**
 * Renders each story on the server and checks two promises of the components' stylesheets: with
 * `base.css` they contain every rule of `styles.css` that the story needs, and their import order
 * makes no difference. It also checks for what an app's own build would break, and for what slows a page down.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { transform, type Declaration, type SelectorComponent } from 'lightningcss';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer, type EnvironmentModuleNode } from 'vite';
import { classNames, sourceOf } from './class-names.ts';
import { renderStories } from './render-stories.ts';
import { partOf } from './stylesheets.ts';

const css = new Map<string, string>();
for (const file of [...globSync('dist/styles/*.css'), ...globSync('dist/rules/*.css')]) {
  const part = path.basename(file, '.css');
  css.set(part, (css.get(part) ?? '') + readFileSync(file, 'utf8'));
}
const classesIn = (text: string) => [...text.matchAll(/\.(hd-\w+)/g)].map(([, name = '']) => name);

/** The classes with rules of their own; others only affect elements inside or beside them. */
const own = new Set(
  [...css].flatMap(([part, text]) =>
    classesIn(text).filter((name) => partOf(sourceOf(name)) === part),
  ),
);

/** Returns the classes with rules in a stylesheet and its imports. */
function classesOf(part: string, found = new Set<string>()) {
  const text = css.get(part) ?? '';
  for (const name of classesIn(text)) found.add(name);
  for (const [, other = ''] of text.matchAll(/@import"\.\/([^"]*)\.css"/g)) classesOf(other, found);
  return found;
}

/** Returns the stylesheets of the parts that a stories file imports. */
function partsFor(node: EnvironmentModuleNode, root: string, found = new Set<string>()) {
  const file = (node.file ?? '').replace(`${root}/`, '');
  const isOurs =
    /^src\/(components|drawing)\//.test(file) && !/(stories|examples)\.tsx$/.test(file);
  if (isOurs) return found.add(partOf(file));
  for (const target of node.importedModules)
    if (target.file?.startsWith(`${root}/src/`)) partsFor(target, root, found);
  return found;
}

interface Rule {
  part: string;
  /**
   * The declarations on an element with its class, by property; `of` maps its pseudo-elements to
   * theirs.
   */
  sets: Map<string, string>;
  specificity: number;
  of: string;
}

const nameOf = ({ property, value }: Declaration) =>
  property === 'unparsed'
    ? value.propertyId.property
    : property === 'custom'
      ? value.name
      : property;

/** Returns the rules whose selector has one class of one element, by that class. */
function rulesByClass() {
  const rules = new Map<string, Rule[]>();
  for (const [part, text] of css) {
    if (part === 'base') continue;
    const add = (selector: SelectorComponent[], declarations: Declaration[]) => {
      const classes = selector.flatMap((one) => (one.type === 'class' ? [one.name] : []));
      const [name] = classes;
      if (!name || selector.some(({ type }) => type === 'combinator')) return;
      const rule = {
        part,
        sets: new Map(declarations.map((one) => [nameOf(one), JSON.stringify(one.value)])),
        specificity: selector.filter(({ type }) => !type.includes('element')).length,
        of: JSON.stringify(selector.filter(({ type }) => type === 'pseudo-element')),
      };
      for (const one of classes) rules.set(one, [...(rules.get(one) ?? []), rule]);
    };
    transform({
      filename: `${part}.css`,
      code: Buffer.from(text),
      visitor: {
        Rule: {
          style: ({ value: { selectors, declarations } }) => {
            for (const one of selectors)
              add(one, [
                ...(declarations?.declarations ?? []),
                ...(declarations?.importantDeclarations ?? []),
              ]);
          },
        },
      },
    });
  }
  return rules;
}
const rules = rulesByClass();

const overlap = (a: string, b: string) => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`);

/**
 * Returns the declarations in two stylesheets for one element that only source order decides
 * between.
 */
const ties = (a: Rule, b: Rule) =>
  a.part < b.part && a.specificity === b.specificity && a.of === b.of
    ? [...a.sets].flatMap(([name, value]) =>
        [...b.sets].some(([other, set]) => overlap(name, other) && set !== value) ? [name] : [],
      )
    : [];

const server = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  plugins: [vanillaExtractPlugin({ identifiers: classNames() })],
});
const problems = new Set<string>();
for (const [part, text] of css) {
  if (text.includes(':dir('))
    problems.add(`${part}.css has ":dir()", of which Vite makes languages: say '[dir="rtl"] &'.`);
  // Engines then restyle the whole page whenever an element is added to it.
  if (/:has\((?:[^()]|\([^()]*\))*\)[\s>+~]+(?:\*|:(?!is\())/.test(text))
    problems.add(`${part}.css has ":has()" before a selector of any element: name a class there.`);
}
try {
  for (const file of globSync('src/components/**/*.stories.tsx')) {
    const html = renderStories(await server.ssrLoadModule(`/${file}`));
    const node = await server.environments.ssr.moduleGraph.getModuleByUrl(`/${file}`);
    const parts = ['base', partOf(file), ...partsFor(node!, server.config.root)];
    const has = new Set(parts.flatMap((part) => [...classesOf(part)]));
    for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
      const classes = value.split(' ');
      for (const name of classes.filter((one) => own.has(one) && !has.has(one)))
        problems.add(`${file}: no rules from ${sourceOf(name)} in ${parts.join(', ')}.`);
      const all = classes.flatMap((name) => rules.get(name) ?? []);
      for (const a of all)
        for (const b of all)
          for (const name of ties(a, b))
            problems.add(`${a.part}.css and ${b.part}.css both set "${name}" on an element.`);
    }
  }
} finally {
  await server.close();
}
for (const problem of problems) console.error(problem);
if (problems.size) process.exitCode = 1;
else console.log(`${css.size} stylesheets show the stories as the whole does, in any order.`);
