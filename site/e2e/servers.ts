/** Set to another number, a second run goes beside a first: its ports and its build are its own. */
const offset = Number(process.env['E2E_OFFSET'] ?? 0);

/** Ports of the tests' own, so that they run beside `npm start`. */
export const backendPort = 54399 - offset;
export const sitePort = 4173 + offset;
/** Build directory, beside `site/dist`. */
export const buildName = `dist-e2e${offset || ''}`;

export const apiUrl = `http://127.0.0.1:${backendPort}`;
export const siteUrl = `http://127.0.0.1:${sitePort}`;
