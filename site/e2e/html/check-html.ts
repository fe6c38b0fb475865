import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { known } from './known.ts';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  /** Kind of an `info` message; one without a kind does not concern the page. */
  subType?: 'warning' | 'fatal';
  url?: string;
  message: string;
  extract?: string;
}

const run = promisify(execFile);

/** Validates documents with the W3C's Nu checker, `VNU_JAR`, and returns its errors. */
export async function checkHtml(documents: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hadal-html-'));
  try {
    const names = Object.keys(documents);
    const files = names.map((_, index) => path.join(folder, `${index}.html`));
    await Promise.all(names.map((name, index) => writeFile(files[index]!, documents[name]!)));
    const options = ['--format', 'json', '--stdout', '--exit-zero-always'];
    const { stdout } = await run(
      'java',
      ['-jar', process.env['VNU_JAR'] ?? '', ...options, ...files],
      { maxBuffer: 2 ** 28 },
    );
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    return messages
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .filter(
        ({ message }) =>
          !known.some(({ says }) =>
            says instanceof RegExp ? says.test(message) : says === message,
          ),
      )
      .map(({ url = '', message, extract }) => {
        const name = names[Number.parseInt(path.basename(url), 10)] ?? url;
        return `${name}: ${message}${extract ? ` ${JSON.stringify(extract)}` : ''}`;
      });
  } finally {
    await rm(folder, { recursive: true });
  }
}
