import type { OutgoingHttpHeaders, Server } from 'node:http';

/** Request header of a browser whose scripts are to be off. */
export const SCRIPTS_OFF = { 'x-scripts': 'off' };

/** To a page in a sandbox that allows all but scripts, scripting is off, as `<noscript>` shows. */
const sandbox =
  'sandbox allow-same-origin allow-forms allow-popups allow-modals allow-downloads allow-top-navigation';

/** Turns scripts off by the policy of each page, since WebDriver BiDi cannot turn them off in the browser. */
export function obeyScriptsOff(server: Server) {
  server.prependListener('request', (request, response) => {
    if (request.headers['x-scripts'] !== 'off') return;
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (status: number, ...rest: unknown[]) => {
      const given = (rest.find((one) => typeof one === 'object') ?? {}) as OutgoingHttpHeaders;
      const name = Object.keys(given).find((key) => /^content-security-policy$/i.test(key));
      const policy = name ? given[name] : response.getHeader('content-security-policy');
      if (name) delete given[name];
      response.setHeader('content-security-policy', [String(policy), sandbox]);
      return writeHead(status, given);
    };
  });
}
