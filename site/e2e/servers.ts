/** Ports of the tests' own, so that they run beside `npm start`. */
export const backendPort = 54399;
export const sitePort = 4173;

export const apiUrl = `http://127.0.0.1:${backendPort}`;
export const siteUrl = `http://127.0.0.1:${sitePort}`;
