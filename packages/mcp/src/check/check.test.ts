import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { libraryOf, type Library } from '../library.ts';
import { createProject } from '../test/project.ts';
import { check } from './index.ts';

let project = '';
let library: Library;
beforeAll(async () => {
  project = await createProject();
  library = libraryOf(project);
});
afterAll(() => rmSync(project, { recursive: true }));

const found = (code: string) =>
  check(code, library).map(({ line, rule, what }) => `${line} ${rule} ${what}`);

test('has nothing against any example in the documentation', () => {
  const texts = [...library.pages.map(({ text }) => text), ...library.guides.values()];
  const examples = texts.flatMap((text) =>
    [...text.matchAll(/```tsx\n([^]*?)```/g)].map(([, code]) => code!),
  );
  expect(examples.length).toBeGreaterThan(100);
  // Sketches name drawings that a reader has.
  const sketched = /no `(Drawing|Moments)`/;
  const faults = examples.flatMap((code) => found(code).map((fault) => `${fault}\n${code}`));
  expect(faults.filter((fault) => !sketched.test(fault))).toEqual([]);
});

describe('names', () => {
  test('an import that the package lacks, with the one that is meant', () => {
    const [finding] = check(`import { Headng } from '@hadal/ui';`, library);
    expect(finding).toMatchObject({ line: 1, rule: 'unknown-component', fix: 'Write `Heading`.' });
  });

  test('a component that is neither exported, imported nor declared', () => {
    expect(found('<Stack>\n  <Carousel />\n</Stack>')).toEqual([
      '2 unknown-component @hadal/ui 7.8.9 has no `Carousel`.',
    ]);
  });

  test('no component from elsewhere, whatever its props', () => {
    expect(
      found(`import { Card } from './card';
import * as Icons from 'icons';
const Own = () => null;
export const view = ({ as: Tag }) => <><Card big /><Own big /><Tag big /><Icons.Sun big /></>;`),
    ).toEqual([]);
  });

  test('the props of a component under another name', () => {
    const code = `import { Button as B } from '@hadal/ui';
import * as Ui from '@hadal/ui';
export const view = <><B kind="a">Go</B><Ui.Button kind="a">Go</Ui.Button></>;`;
    expect(found(code)).toEqual(['3 unknown-prop `Button` has no prop `kind`.']);
  });
});

describe('props', () => {
  test.each([
    ['<Card href="/a" />', 'unknown-prop `Card` has no prop `href`.'],
    ['<Text siz="lg">a</Text>', 'unknown-prop `Text` has no prop `siz`.'],
    ['<p class="a" />', 'unknown-prop `p` has no prop `class`.'],
    ['<path stroke-linecap="round" />', 'unknown-prop `path` has no prop `stroke-linecap`.'],
    ['<Button onPress={go}>Go</Button>', 'unknown-prop `Button` has no prop `onPress`.'],
    ['<Card constructor="a" />', 'unknown-prop `Card` has no prop `constructor`.'],
    ['<UiProvider id="a">b</UiProvider>', 'unknown-prop `UiProvider` has no prop `id`.'],
    ['<Button tone="loud">Go</Button>', 'wrong-value `tone` of `Button` is "loud".'],
    ['<CardTitle level="3">a</CardTitle>', 'wrong-value `level` of `CardTitle` is "3".'],
    ['<Button loading="true">Go</Button>', 'wrong-value `loading` of `Button` is "true".'],
    ['<ButtonLink>Go</ButtonLink>', 'missing-prop `ButtonLink` lacks `href`.'],
    ['<TextField name="a" />', 'missing-label `TextField` lacks `label`.'],
    ['<Picture src="a" width={1} height={1} />', 'missing-alt `Picture` lacks `alt`.'],
  ])('%s', (code, fault) => expect(found(code)).toEqual([`1 ${fault}`]));

  test.each([
    '<Button tone="danger" type="submit" onClick={go} onPointerDown={go} aria-pressed data-a="b">Go</Button>',
    '<Button tone={tone} {...rest} />',
    '<TextField {...field} />',
    '<Select label="a" value="b" onChange={go}><option>b</option></Select>',
    '<CardTitle level={3} tabIndex={-1}>a</CardTitle>',
    '<svg strokeWidth="2" className="a"><path d="M0 0" /></svg>',
    '<path strokeLinecap="round" strokeLinejoin="round" strokeDasharray="2 1" xlinkHref="#a" />',
    '<Icon name="search" strokeLinecap="round" />',
  ])('nothing in %s', (code) => expect(found(code)).toEqual([]));

  test("the spelling of React, where the standard's is another", () => {
    const [finding] = check('<path stroke-linecap="round" />', library);
    expect(finding?.fix).toBe('Write `strokeLinecap`.');
  });

  test('a deprecated one, with its replacement', () => {
    const name = 'PageHead';
    const pageHead = library.components.get(name)!;
    const summary = {
      name: 'summary',
      type: 'string',
      isOptional: true,
      deprecated: 'Use `lede`.',
    };
    const components = new Map([[name, { ...pageHead, props: [...pageHead.props, summary] }]]);
    const code = '<PageHead title="a" summary="b" />';
    expect(check(code, { ...library, components })).toMatchObject([
      { rule: 'deprecated-prop', fix: 'Use `lede`.' },
    ]);
  });
});

describe('labels', () => {
  test.each([
    ['<Button><Icon name="search" /></Button>', '`Button` has no name.'],
    ['<button type="button"><svg /></button>', '`button` has no name.'],
    ['<a href="/a"></a>', '`a` has no name.'],
    ['<Button><span aria-hidden="true">×</span></Button>', '`Button` has no name.'],
    ['<input placeholder="Name" />', '`input` has no label.'],
    ['<><label htmlFor="b">B</label><input id="a" /></>', '`input` has no label.'],
  ])('%s', (code, what) => expect(found(code)).toEqual([`1 missing-label ${what}`]));

  test('a picture without an alternative text', () => {
    expect(found('<img src="a.png" />')).toEqual(['1 missing-alt `img` lacks `alt`.']);
  });

  test.each([
    '<Button aria-label="Search"><Icon name="search" /></Button>',
    '<IconButton label="Search"><Icon name="search" /></IconButton>',
    '<a href="/"><img src="a" alt="Home" /></a>',
    '<a id="target" />',
    '<label>Name <input /></label>',
    '<><input id="a" /><label htmlFor="a">Name</label></>',
    '<input type="hidden" name="a" />',
    '<Field label="Drawing" render={<input type="file" />} />',
    '<Button>{words}</Button>',
    '<Button><img src="a" alt={words} /></Button>',
    '<button type="button"><svg><title>Search</title></svg></button>',
  ])('nothing in %s', (code) => expect(found(code)).toEqual([]));
});

describe('headings', () => {
  test('a skipped level, by default levels too', () => {
    expect(found('<><PageHead title="Storage" /><CardTitle>Air</CardTitle></>')).toEqual([
      '1 skipped-heading `CardTitle` is a heading of level 3 below one of level 1.',
    ]);
  });

  test('the same words twice, and a second h1', () => {
    expect(
      found(
        '<>\n<Heading>Air</Heading>\n<h3>air</h3>\n<h1>A</h1>\n<Hero headline="B" lede="" actions="" />\n</>',
      ),
    ).toEqual([
      '3 duplicate-heading The heading "air" stands here twice.',
      '5 duplicate-heading `Hero` is the second `<h1>`.',
    ]);
  });

  test('nothing in alternatives, other views, computed levels or behind components from elsewhere', () => {
    expect(
      found(`import { Intro } from './intro';
export const one = () => <>{a ? <Heading>Air</Heading> : <Heading>Air</Heading>}</>;
export const two = () => <><Heading>Air</Heading><Intro /><h4>Bags</h4></>;
export const three = ({ level }) => <><h1>Air</h1><Heading level={level}>B</Heading><h4>C</h4></>;`),
    ).toEqual([]);
  });
});

describe('colours', () => {
  test.each([
    [`<p style={{ color: '#EAF5F2' }}>a</p>`, '#EAF5F2'],
    [`<p style={{ border: '1px solid red' }}>a</p>`, 'red'],
    ['<p style={{ color: dark ? "inherit" : `white` }}>a</p>', 'white'],
    ['<svg fill="rgb(1 2 3)" />', 'rgb(1 2 3)'],
    ['<p className="text-[#fff]">a</p>', '#fff'],
    ['<style>{`a { color: #abc; }`}</style>', '#abc'],
  ])('%s', (code, color) =>
    expect(found(code)).toEqual([`1 raw-color The colour ${color} is written out.`]),
  );

  test('the token of that value', () => {
    const [finding] = check(`<p style={{ color: '#EAF5F2' }}>a</p>`, library);
    expect(finding?.fix).toContain('`var(--hadal-color-text)`');
  });

  test.each([
    '<a href="#fade">a</a>',
    `<p style={{ color: 'var(--hadal-color-text)', background: 'none' }}>The white bird.</p>`,
    '<svg fill="url(#add)" stroke="currentColor" />',
    '<svg fill="url(#red)" stroke="currentColor" />',
    `<p style={{ background: 'url(/red.png) no-repeat' }}>a</p>`,
  ])('nothing in %s', (code) => expect(found(code)).toEqual([]));
});

describe('code that is no TSX', () => {
  test.each(['<Stack><Text></Stack>', 'const = 1;', '<', '}'])('%s', (code) => {
    expect(check(code, library)).toMatchObject([{ line: 1, rule: 'syntax' }]);
  });

  test('elements side by side below imports', () => {
    expect(
      found(`import { Text } from '@hadal/ui';\n\n<Text>a</Text>\n<Text siz="lg">b</Text>`),
    ).toEqual(['4 unknown-prop `Text` has no prop `siz`.']);
  });
});
