import { expect, test } from 'vitest';
import { groupOf, menuGroups } from './navigation';

test.each(menuGroups)(
  'a section with the links of $title is that group, whatever it is called',
  (group) => {
    expect(groupOf(group.links.map(({ href }) => href))?.key).toBe(group.key);
  },
);

test('a section that gained and lost links is the group of most of them', () => {
  expect(groupOf(['/science', '/science/physics', '/faq'])?.key).toBe('science');
});

test('a section of pages that no group has is none', () => {
  expect(groupOf(['/press'])).toBeUndefined();
  expect(groupOf([])).toBeUndefined();
});
