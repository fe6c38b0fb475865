import assert from 'node:assert/strict';
import path from 'node:path';
import { after, test } from 'node:test';
import { chromium } from 'playwright';
import { chromium as launchOptions } from '@hadal/machine/chromium';
import { judge } from './judge.ts';
import { stylesheet } from './stylesheet.ts';

const browser = await chromium.launch(launchOptions);
after(() => browser.close());
const answer = (name: string) => path.join(import.meta.dirname, 'answers', name);
const task = {
  name: 'garden',
  about: 'A page with a picture and an action.',
  words: ['The garden', 'Every May.'],
};

void test('finds nothing in a right answer', async () => {
  const faults = await judge(browser, task, answer('right.tsx'), stylesheet());
  assert.deepEqual(Object.values(faults).flat(), []);
});

void test('finds every kind of fault in a wrong one', async () => {
  const { build, ...others } = await judge(browser, task, answer('wrong.tsx'), stylesheet());
  assert.deepEqual(build, []);
  assert.match(others.axe.join(), /image-alt/);
  assert.match(others.contrast.join(), /color-contrast/);
  assert.match(others.keyboard.join(), /Mow/);
  assert.match(others.policy.join(), /style/);
  assert.match(others.scripts.join(), /Every May/);
  assert.match(others.scripts.join(), /form without an action/);
  assert.match(others.words.join(), /2 headings of level 1/);
});

void test('says that an answer does not compile', async () => {
  const { build } = await judge(browser, task, answer('missing.tsx'), stylesheet());
  assert.equal(build.length, 1);
});
