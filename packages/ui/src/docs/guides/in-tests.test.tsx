import { render, screen } from '@testing-library/react';
import ts from 'typescript';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  Header,
  Logo,
  LogoMark,
  MegaMenu,
  ModalMenu,
  Table,
  TableOfContents,
  ThemeToggle,
} from '../../index';
import guide from './overview.mdx?raw';

/** The guide's code, as a file that runs before a reader's tests. */
const setUp = () => {
  const [, code = ''] = /## In your tests\n[^]*?```ts\n([^]*?)```/.exec(guide)!;
  // oxlint-disable-next-line typescript/no-implied-eval -- the guide's own code
  new Function(ts.transpile(code, { target: ts.ScriptTarget.ES2022 }))();
};

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', undefined);
  vi.stubGlobal('IntersectionObserver', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('with the stand-ins of the guide, what uses observers renders in jsdom', () => {
  setUp();
  const groups = [{ id: 'about', title: 'About', links: [{ href: '/people', title: 'People' }] }];
  render(
    <>
      <Header
        logo={<Logo href="/" name="Tide" mark={<LogoMark />} />}
        navigation={<MegaMenu groups={groups} />}
        menu={<ModalMenu groups={groups} />}
        actions={<ThemeToggle />}
      />
      <TableOfContents links={[{ href: '#heat', title: 'Heat' }]} />
      <Table caption="Tides">
        <tbody>
          <tr>
            <td>6 m</td>
          </tr>
        </tbody>
      </Table>
    </>,
  );
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Tides' })).toBeInTheDocument();
});
