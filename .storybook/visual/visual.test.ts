import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { References } from './references.ts';
import { compareStories, updateReferences } from './visual.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'hadal-visual-'));
const places = {
  storybook: directory,
  references: path.join(directory, 'references'),
  report: path.join(directory, 'report'),
};

/** Builds a Storybook of these stories, each given as HTML. */
function build(stories: Record<string, string>) {
  const known = Object.fromEntries(
    Object.keys(stories).map((id) => [
      id,
      {
        id,
        title: 'Components/Buoy',
        name: id,
        tags: id.includes('escape') ? ['dev', 'keyboard'] : ['dev'],
      },
    ]),
  );
  const page = `<!doctype html><style>body { margin: 0; font: 16px sans-serif }</style>
<div id="storybook-root"></div>
<script>
  const stories = ${JSON.stringify(stories)};
  const preview = window.__STORYBOOK_PREVIEW__ = {
    ready: async () => {},
    extract: async () => (${JSON.stringify(known)}),
    channel: {
      emit(event, { storyId }) {
        document.getElementById('storybook-root').innerHTML = stories[storyId];
        preview.currentRender = { id: storyId, phase: 'finished' };
      },
    },
  };
</script>`;
  writeFileSync(path.join(directory, 'iframe.html'), page);
}

const lamp = (colour: string) =>
  `<p style="color: ${colour}">Lamp</p><hr style="background: ${colour}; height: 9px; border: 0">`;
const stories = { 'buoy--lit': lamp('#fcd514'), 'buoy--dark': lamp('#08232b') };

beforeEach(async () => {
  rmSync(places.references, { recursive: true, force: true });
  build({ ...stories, 'buoy--escape-sinks': '<p>Sunk</p>' });
  await updateReferences(places);
});
afterAll(() => rmSync(directory, { recursive: true }));

test('passes unchanged stories, and skips rows of a keyboard table', async () => {
  const { shots, findings, gallery } = await compareStories(places);
  const looks = { lit: ['dark', 'light', 'forced', 'rtl'], dark: ['dark', 'light'] };
  expect(new Set(shots.map(({ name }) => name))).toEqual(
    new Set(
      Object.entries(looks).flatMap(([story, taken]) =>
        taken.flatMap((look) => [`${story}.${look}.1280`, `${story}.${look}.390`]),
      ),
    ),
  );
  expect(findings).toEqual([]);
  expect(gallery).toBeUndefined();
});

test.each([
  ['moved', '<div style="padding-top: 1px"></div>', '#fcd514'],
  ['of a colour that no eye tells apart', '', '#fcd515'],
])('reports a story that is %s, with its pictures', async (_, before, colour) => {
  build({ ...stories, 'buoy--lit': before + lamp(colour) });
  const { findings, gallery } = await compareStories(places);
  expect(new Set(findings.map(({ shot }) => shot.story.id))).toEqual(new Set(['buoy--lit']));
  const page = readFileSync(gallery!, 'utf8');
  for (const [, file] of page.matchAll(/<img src="([^"]+)"/g)) {
    expect(existsSync(path.join(places.report, file!))).toBe(true);
  }
  expect(page).toMatch(/Components\/Buoy.*before.*after.*difference/s);
});

test('reports a story without a reference, and removes references of deleted stories', async () => {
  build({ 'buoy--new': lamp('#08232b') });
  const { findings } = await compareStories(places);
  expect(findings.map(({ says }) => says)).toEqual(Array(8).fill('It has no reference yet.'));
  await updateReferences(places);
  const kept = new References(places.references).read('buoy');
  expect([...kept.keys()]).not.toContain('lit.dark.390');
  expect((await compareStories(places)).findings).toEqual([]);
});

test('tolerates the rendering differences of another browser, but nothing more', async () => {
  new References(places.references).chromium = '1.0';
  build({ ...stories, 'buoy--lit': lamp('#fcd014'), 'buoy--dark': lamp('#fcd514') });
  const { findings, notice } = await compareStories(places);
  expect(notice).toContain('taken with Chromium 1.0');
  expect(findings.map(({ shot }) => shot.story.id)).toContain('buoy--dark');
});
