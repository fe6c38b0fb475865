import { transform, type Declaration, type SelectorComponent } from 'lightningcss';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sourceOf } from '../scripts/class-names';
import { moduleGraph, root, type Graph } from '../scripts/module-graph';
import { partOf } from '../scripts/stylesheets';
import { renderStories } from '../src/test/render-stories';

const css = new Map<string, string>();
for (const file of ['styles', 'rules'].flatMap((folder) =>
  globSync(`dist/${folder}/*.css`, { cwd: root }),
)) {
  const part = path.basename(file, '.css');
  css.set(part, (css.get(part) ?? '') + readFileSync(path.join(root, file), 'utf8'));
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
  for (const [, other = ''] of text.matchAll(/@import "\.\/([^"]*)\.css"/g))
    classesOf(other, found);
  return found;
}

/** Returns the stylesheets of the parts that a stories file imports. */
function partsFor(file: string, graph: Graph): string[] {
  const isOurs =
    /^src\/(components|drawing)\//.test(file) && !/(stories|examples)\.tsx$/.test(file);
  if (isOurs) return [partOf(file)];
  return (graph.get(file) ?? []).flatMap((target) => partsFor(target, graph));
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

test('part names are for the styles of others: no file of ours selects by one', () => {
  const files = globSync('dist/**/*.{css,js}', { cwd: root });
  const selecting = files.filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('[data-part'),
  );
  expect(files).not.toEqual([]);
  expect(selecting).toEqual([]);
});

test.for([...css])(
  '%s.css neither breaks in the build of an app nor slows a page down',
  ([, text]) => {
    // Vite compiles ":dir()" to ":lang()": write '[dir="rtl"] &'.
    expect(text).not.toContain(':dir(');
    // ":has()" before a selector of any element restyles the whole page whenever one is added: name a class there.
    expect(text).not.toMatch(/:has\((?:[^()]|\([^()]*\))*\)[\s>+~]+(?:\*|:(?!is\())/);
  },
);

const stories = import.meta.glob<object>('../src/components/**/*.stories.tsx');
const files = Object.keys(stories).map((file) => file.slice('../'.length));
const graph = await moduleGraph(files);

test.for(files)('%s looks alike with its stylesheets, in any order, and with all', async (file) => {
  const html = renderStories(await stories[`../${file}`]!());
  const parts = [...new Set(['base', partOf(file), ...partsFor(file, graph)])];
  const has = new Set(parts.flatMap((part) => [...classesOf(part)]));
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const classes = value.split(' ');
    const without = classes.filter((name) => own.has(name) && !has.has(name)).map(sourceOf);
    expect(without, `whose rules are not in ${parts.join(', ')}`).toEqual([]);
    const all = classes.flatMap((name) => rules.get(name) ?? []);
    const tied = all.flatMap((a) => all.map((b) => [a.part, b.part, ...ties(a, b)]));
    expect(
      tied.filter(([, , property]) => property),
      'stylesheets that both set a property of an element',
    ).toEqual([]);
  }
});

test('imports have a space before their address: Tailwind takes one without for no import', () => {
  const whole = readFileSync(path.join(root, 'dist/styles.css'), 'utf8');
  for (const text of [whole, ...css.values()]) expect(text).not.toMatch(/@import\S/);
  expect(whole).toContain('@import "./');
});
