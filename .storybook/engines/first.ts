import { beforeEach } from 'vitest';

/** The first story of a file, in which it is shown as it is meant, stands for the others. */
beforeEach(({ task, skip }) => {
  if (task.file.tasks[0] !== task) skip();
});
