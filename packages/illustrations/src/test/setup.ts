import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A second, as usual, is short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
