import { afterEach, describe, expect, test } from 'vitest';
import { subscribeToQuery, type RealtimeQuery } from './realtime-query';
import { glossary, type Term } from './glossary';
import { isMenuPath, menu, type MenuSection } from './menu';
import { eventually, impatient, startTestBackend } from './test/backend';
import { hurry } from './test/hurry';
import { repetitions } from '../../../.ci/repetitions.ts';

const CUTS = repetitions(10, 50);

const backend = startTestBackend();
const list = /rest\/v1\/(menu_items|glossary_terms)/;
const requests = () => backend.proxy.requests.filter(({ path }) => list.test(path));

let abort = new AbortController();
let stopHurrying = () => {};
afterEach(() => {
  stopHurrying();
  abort.abort();
  abort = new AbortController();
  backend.proxy.requests.length = 0;
});

/** Subscribes to a source on a page of its own. Resolves when it has joined and caught up. */
async function start<Data>(source: RealtimeQuery<Data>, patience?: number) {
  const client = backend.open(undefined, patience);
  const shown: Data[] = [];
  await subscribeToQuery(client, source, (data) => shown.push(data), abort.signal);
  await eventually(() => expect(shown.length).toBeGreaterThan(1));
  return { shown, latest: () => shown.at(-1)! };
}

const slugs = (menuShown: MenuSection[]) =>
  menuShown.flatMap(({ items }) => items.map(({ slug }) => slug));
const names = (terms: Term[]) => terms.map(({ slug }) => slug);

const addLink = async () => {
  const slug = `/${crypto.randomUUID()}`;
  const row = { section: 'Engage', title: 'Visit', slug, order_index: 99 };
  expect((await backend.operator.from('menu_items').insert(row)).error).toBeNull();
  return slug;
};

const link = { section: 'About', title: 'Fine', slug: '/fine' };

/**
 * Makes changes one after another, and expects each to show. The quickest must within a second: that all do
 * is up to the machine.
 */
async function expectWithinASecond(
  ...changes: (readonly [change: () => PromiseLike<unknown>, check: () => void])[]
) {
  const waits: number[] = [];
  for (const [change, check] of changes) {
    await change();
    const changed = performance.now();
    await eventually(check);
    waits.push(performance.now() - changed);
  }
  expect(Math.min(...waits)).toBeLessThan(1000);
}

describe('within a second', () => {
  test('the menu shows a link that is added, hidden, shown or deleted', async () => {
    const { latest } = await start(menu);
    let slug = '';
    const rows = backend.operator.from('menu_items');
    const isShown = () => expect(slugs(latest())).toContain(slug);
    const isHidden = () => expect(slugs(latest())).not.toContain(slug);
    await expectWithinASecond(
      [async () => (slug = await addLink()), isShown],
      [() => rows.update({ visible: false }).eq('slug', slug), isHidden],
      [() => rows.update({ visible: true }).eq('slug', slug), isShown],
      [() => rows.delete().eq('slug', slug), isHidden],
    );
  });

  test('the glossary shows a term that is written, published, edited or hidden', async () => {
    const { latest } = await start(glossary);
    const rows = backend.operator.from('glossary_terms');
    const find = () => latest().find(({ slug }) => slug === 'berth');
    await rows.insert({ slug: 'berth', term: 'Berth', definition: 'A place.', status: 'draft' });
    const update = (change: Partial<Term> & { status?: string }) => () =>
      rows.update(change).eq('slug', 'berth');
    const means = (meaning: string) => () => expect(find()?.definition).toBe(meaning);
    await expectWithinASecond(
      [update({ status: 'published' }), means('A place.')],
      [update({ definition: 'A place to lie.' }), means('A place to lie.')],
      [update({ status: 'draft' }), () => expect(names(latest())).not.toContain('berth')],
    );
  });
});

test('the glossary lists more terms than the backend returns at once', async () => {
  const rows = Array.from({ length: 1001 }, (_, at) => ({
    slug: `many-${at}`,
    term: `Many ${at}`,
    definition: 'One of many.',
    status: 'published',
  }));
  for (const part of [rows.slice(0, 500), rows.slice(500)])
    expect((await backend.operator.from('glossary_terms').insert(part)).error).toBeNull();
  const found = names(await glossary.list(backend.open().db, abort.signal));
  await backend.operator.from('glossary_terms').delete().like('slug', 'many-%');
  expect(found.filter((slug) => slug.startsWith('many-'))).toHaveLength(1001);
});

test('links of the same place in the menu keep the order in which they were added', async () => {
  const slugsTied = ['/first', '/second', '/third'];
  const rows = backend.operator.from('menu_items');
  const tied = slugsTied.map((slug) => ({ section: 'Tied', title: 'Same', slug }));
  expect((await rows.insert(tied)).error).toBeNull();
  const { db } = backend.open();
  const listTied = async () =>
    slugs((await menu.list(db, abort.signal)).filter(({ title }) => title === 'Tied'));
  const before = await listTied();
  for (const visible of [false, true]) await rows.update({ visible }).eq('slug', '/first');
  const after = await listTied();
  await rows.delete().eq('section', 'Tied');
  expect({ before, after }).toEqual({ before: slugsTied, after: slugsTied });
});

test('fetches once in 250 ms during a burst of changes, and shows the last one', async () => {
  const { latest } = await start(menu);
  const before = requests().length;
  const started = performance.now();
  const added = await Promise.all(Array.from({ length: 40 }, addLink));
  await eventually(() => expect(slugs(latest())).toEqual(expect.arrayContaining(added)));
  const most = Math.ceil((performance.now() - started) / 250) + 1;
  expect(requests().length - before).toBeLessThanOrEqual(most);
});

test('ignores a slow response that a later one has overtaken', async () => {
  const { latest } = await start(menu);
  backend.proxy.fail(list, { delay: 400 }, 1);
  const first = await addLink();
  const second = await addLink();
  await eventually(() => expect(slugs(latest())).toContain(second));
  expect(slugs(latest())).toContain(first);
});

describe('recovers from a failed fetch and shows the change, after', () => {
  test.each([
    ['a connection that ends', 'cut'],
    ['half of an answer', 'half'],
    ['no answer', 'hang'],
    ['500', { status: 500, body: { message: 'Internal server error' } }],
    ['429', { status: 429, body: { message: 'Too many requests' } }],
    ['a page', { status: 200 }],
    ['JSON that is no rows', { status: 200, body: { message: 'Hello' } }],
  ] as const)('%s', async (_, fault) => {
    const { latest } = await start(menu, impatient);
    backend.proxy.fail(list, fault, 2);
    const slug = await addLink();
    await eventually(() => expect(slugs(latest())).toContain(slug));
  });
});

test.each([
  null,
  'text',
  {},
  { ...link, slug: '//evil.example' },
  { ...link, slug: '/\\evil.example' },
  { ...link, slug: '/\t/evil.example' },
  { ...link, title: 1 },
])('rejects a menu with the row %j', async (row) => {
  backend.proxy.fail(list, { status: 200, body: [link, row] }, 1);
  const { db } = backend.open();
  await expect(menu.list(db, abort.signal)).rejects.toThrow('That is not the menu');
});

const addresses = `/ /a /a/b /a-b/c_d /mission#foundation /#top /v1.2 /~x /\\evil.example //evil.example
  /a//b /a\\b a #a /a/ /a?b=c /a# /a#b#c /%2F/host /ä https://host javascript:alert(1) /javascript:alert(1)`;

test.each([
  ...addresses.split(/\s+/),
  '',
  ' ',
  ' /a',
  '/a ',
  '/a b',
  '/a\n',
  '/\t/evil.example',
  '/\n/evil.example',
  `/${'a'.repeat(199)}`,
  `/${'a'.repeat(200)}`,
])('accepts the address %j in the menu if the database does', async (slug) => {
  const rows = backend.operator.from('menu_items');
  const row = { section: 'Test', title: 'Test', slug, visible: false };
  const { error } = await rows.insert(row);
  expect([undefined, '23514']).toContain(error?.code);
  await rows.delete().eq('section', 'Test');
  expect(isMenuPath(slug)).toBe(error === null);
});

test('catches up after the backend was down', async () => {
  const { latest } = await start(menu);
  stopHurrying = hurry();
  await backend.proxy.stop();
  const slug = await addLink();
  await backend.proxy.start();
  await eventually(() => expect(slugs(latest())).toContain(slug));
});

test(`resubscribes after ${CUTS} closed connections`, async () => {
  const { latest, shown } = await start(menu);
  stopHurrying = hurry();
  for (let closed = 0; closed < CUTS; closed += 1) {
    const fetched = shown.length;
    expect(backend.proxy.closeSockets()).toBe(1);
    // Rejoining fetches the changes it missed.
    await eventually(() => expect(shown.length).toBeGreaterThan(fetched));
  }
  const slug = await addLink();
  await eventually(() => expect(slugs(latest())).toContain(slug));
});

test('resubscribes on a page that is visited again', async () => {
  const client = backend.open();
  for (const _ of [1, 2, 3]) {
    const visit = new AbortController();
    const shown: Term[][] = [];
    await subscribeToQuery(client, glossary, (terms) => shown.push(terms), visit.signal);
    await eventually(() => expect(shown.length).toBeGreaterThan(1));
    visit.abort();
  }
});

test('unsubscribes and stops fetching when the page is left', async () => {
  const left = new AbortController();
  const shown: MenuSection[][] = [];
  await subscribeToQuery(backend.open(), menu, (data) => shown.push(data), left.signal);
  await eventually(() => expect(shown.length).toBeGreaterThan(1));
  left.abort();
  const asked = requests().length;
  const told = shown.length;

  const { latest } = await start(menu);
  const slug = await addLink();
  await eventually(() => expect(slugs(latest())).toContain(slug));
  expect(shown).toHaveLength(told);
  const ofTheOther = 3;
  expect(requests().length - asked).toBeLessThanOrEqual(ofTheOther);
});
