import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// jsdom lays out nothing, and so has nowhere to scroll to.
if (typeof Element !== 'undefined') Object.assign(Element.prototype, { scrollIntoView: () => {} });
