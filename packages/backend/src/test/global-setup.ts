import { provideTemplates } from '@hadal/local-supabase/test/templates';
import type { TestProject } from 'vitest/node';
import { SUPABASE_DIRECTORY } from '../paths.ts';

/** Prepares the template databases that the tests of this package copy. */
export default (vitest: TestProject) => provideTemplates(vitest, SUPABASE_DIRECTORY);
