import { PUBLISHABLE_KEY } from '@hadal/backend';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build, mergeConfig, runnerImport, type InlineConfig, type Rolldown } from 'vite';
import type { PaymentLinks } from '../../app/pages/donate/payments.ts';
import { readInline, pagePolicy } from '@hadal/static-site';
import { siteConfig } from '../../scripts/vite.ts';
import { obeyScriptsOff } from '../scripts-off.ts';
import { apiUrl } from '../servers.ts';
import type * as Server from './server.tsx';

const file = (name: string) => path.join(import.meta.dirname, name);
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Payment pages at an address, and the parts of a pledge they receive. */
const linksTo = (pay: string): PaymentLinks => ({
  USD: { once: `${pay}/once?sum={amount}`, monthly: `${pay}/monthly?sum={amount}` },
  EUR: { once: `${pay}/euro?sum={amount}`, monthly: `${pay}/euro/monthly?sum={amount}` },
});

const noData = Promise.resolve({ menu: [], glossary: [] });

const config = (url: string, links: PaymentLinks, own: InlineConfig): InlineConfig =>
  mergeConfig(
    mergeConfig(siteConfig({ url, publishableKey: PUBLISHABLE_KEY }, noData), {
      logLevel: 'error',
      define: { 'import.meta.env.PAYMENT_LINKS': JSON.stringify(links) },
    }),
    own,
  );

/**
 * Builds and serves the donation page with payment pages configured, which no other test build has.
 * Returns its address and a function that stops it.
 */
export async function serveOpenGiving(api = apiUrl, pay = 'https://pay.example') {
  const links = linksTo(pay);
  const { output } = (await build(
    config(api, links, { build: { write: false, rolldownOptions: { input: file('client.tsx') } } }),
  )) as Rolldown.RolldownOutput;
  const { module } = await runnerImport<typeof Server>(file('server.tsx'), config(api, links, {}));
  const entry = output.find((part) => part.type === 'chunk' && part.isEntry)!.fileName;
  const style = output.find(({ fileName }) => fileName.endsWith('.css'))!.fileName;
  const html =
    `<!doctype html><html lang="en" data-theme="dark"><meta charset="utf-8"><title>Donate</title>` +
    `<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/${style}">` +
    `<script type="module" src="/${entry}"></script><div id="root">${module.html}</div>`;
  const files = new Map(
    output.map((part) => [`/${part.fileName}`, part.type === 'chunk' ? part.code : part.source]),
  );

  // The page's policy as deployed.
  const policy = pagePolicy(readInline(html), { api, payments: [pay] });
  const server = createServer(({ url = '' }, response) => {
    const type = types[path.extname(url)] ?? (files.has(url) ? '' : 'text/html');
    response
      .writeHead(200, {
        ...(type && { 'content-type': type }),
        ...(type === 'text/html' && { 'content-security-policy': policy }),
      })
      .end(files.get(url) ?? html);
  });
  obeyScriptsOff(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/donate`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
