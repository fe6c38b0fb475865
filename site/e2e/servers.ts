/** Offset of the ports and the build folder, so that two runs can run side by side. */
const offset = Number(process.env['E2E_OFFSET'] ?? 0);

/**
 * Ports other than those of `npm start`, so that the tests can run beside it, and below 32768, where a system finds
 * the ports of outgoing connections.
 */
export const backendPort = 4499 - offset;
export const sitePort = 4173 + offset;
/** Build directory, beside `site/dist`. */
export const buildName = `dist-e2e${offset || ''}`;

export const apiUrl = `http://127.0.0.1:${backendPort}`;
export const siteUrl = `http://127.0.0.1:${sitePort}`;
