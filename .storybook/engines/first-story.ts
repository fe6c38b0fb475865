import { beforeEach } from 'vitest';

// Runs once for each file of stories.
let isFirst = true;
beforeEach(({ skip }) => {
  skip(!isFirst, 'npm run test:engines runs the other stories');
  isFirst = false;
});
