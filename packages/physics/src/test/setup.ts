import { configureGlobal } from 'fast-check';
import { isSoak } from '../../../../.ci/repetitions.ts';

// The same samples in each run, so that a change fails for what it changed; `npm run soak` draws others.
if (!isSoak) configureGlobal({ seed: 20_261_128 });
