import { expect, test } from 'vitest';
import * as ui from './index';

test('what can be imported changes only on purpose, with a changeset', () => {
  expect(Object.keys(ui).toSorted()).toMatchSnapshot();
});
