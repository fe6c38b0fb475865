// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import jscodeshift from 'jscodeshift';
import { describe, expect, test } from 'vitest';
import neutralNames from '../codemods/0.1.0';
import { rename } from '../codemods/rename';

const fixtures = path.join(import.meta.dirname, '../codemods/fixtures');

const codemod = rename({
  exports: { CardLead: 'CardMore', CardLeadProps: 'CardMoreProps', PageLink: 'Breadcrumb' },
  props: { CardGroup: { staggered: 'stepped' } },
  values: { Section: { band: { air: '0' }, headingWidth: { sunlight: 'wide' } } },
});

const codemodOf = (fixture: string) => (fixture.startsWith('0.1.0') ? neutralNames : codemod);

function run(source: string, file = 'page.tsx') {
  const reports: string[] = [];
  const api = { j: jscodeshift, jscodeshift, stats: () => {}, report: reports.push.bind(reports) };
  return { result: codemodOf(file)({ path: file, source }, api), reports };
}

describe('a codemod that renames', () => {
  // The expected output is type-checked with the rest, against the current package.
  test.each(globSync('*.before.*', { cwd: fixtures }))(
    'transforms %s into its expected output',
    async (file) => {
      const { result } = run(readFileSync(path.join(fixtures, file), 'utf8'), file);
      await expect(result).toMatchFileSnapshot(
        path.join(fixtures, file.replace('.before.', '.after.')),
      );
    },
  );

  test('is idempotent', () => {
    for (const file of globSync('*.after.*', { cwd: fixtures })) {
      expect(run(readFileSync(path.join(fixtures, file), 'utf8'), file).result).toBeUndefined();
    }
  });

  test('leaves files without our imports unchanged', () => {
    const source = `import { CardLead } from './other';\nexport const a = <CardLead   staggered/>\n`;
    expect(run(source).result).toBeUndefined();
  });

  test('reports the places that need manual changes', () => {
    const source = `import { CardGroup } from '@hadal/ui';
const Page = (props) => <CardGroup {...props} />;
const later = import('@hadal/ui');
`;
    expect(run(source)).toEqual({
      result: undefined,
      reports: [
        'line 3: what it takes from @hadal/ui here may have another name.',
        'line 2: what it spreads may have staggered.',
      ],
    });
  });
});
