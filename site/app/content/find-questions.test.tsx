import { TextLink } from '@hadal/ui';
import { expect, test } from 'vitest';
import { askedFor, inAll } from './find-questions';

const groups = [
  {
    group: 'The physics',
    questions: [
      { id: 'motion', question: 'Is this perpetual motion?', answer: 'No.' },
      {
        id: 'source',
        question: 'Where from?',
        answer: (
          <>
            From <TextLink href="/">surplus wind</TextLink>.
          </>
        ),
      },
    ],
  },
  { group: 'The sea', questions: [{ id: 'whales', question: 'Whales?', answer: 'Unknown.' }] },
];
const ids = (words: string) =>
  askedFor(groups, words).flatMap(({ questions }) => questions.map(({ id }) => id));

test('finds every word, in questions and in the links of answers', () => {
  expect(ids('Wind surplus')).toEqual(['source']);
  expect(ids('motion no')).toEqual(['motion']);
});

test('leaves out groups without a match', () => {
  expect(askedFor(groups, 'whales').map(({ group }) => group)).toEqual(['The sea']);
  expect(askedFor(groups, 'gravity')).toEqual([]);
});

test('keeps all questions without words', () => {
  expect(inAll(askedFor(groups, ' '))).toBe(3);
});
