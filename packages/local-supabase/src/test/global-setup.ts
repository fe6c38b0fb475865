import type { TestProject } from 'vitest/node';
import { PROJECT } from './project.ts';
import { provideTemplates } from './templates.ts';

/** Prepares the template databases that the tests of this package copy. */
export default (vitest: TestProject) => provideTemplates(vitest, PROJECT);
