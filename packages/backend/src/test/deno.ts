import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { SUPABASE_DIRECTORY } from '../paths.ts';

export interface Served {
  /** Sends a request to the function over HTTP, whatever host it names. */
  answer: (request: Request) => Promise<Response>;
  /** Returns the errors that the function has logged. */
  logged: () => string[];
  end: () => Promise<unknown>;
}

/** Serves an Edge Function in a Deno of its own, which may read settings and reach the loopback only. */
export async function serveByDeno(slug: string, env: Record<string, string>): Promise<Served> {
  const folder = path.join(SUPABASE_DIRECTORY, 'functions');
  const permissions = ['--allow-env', '--allow-net=127.0.0.1'];
  const child = spawn(
    findDeno(),
    ['run', '--no-prompt', '--no-remote', ...permissions, `${slug}/index.ts`],
    {
      cwd: folder,
      env: { ...env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const closed = once(child, 'close');
  // A test file that is cut short ends nothing itself.
  const kill = () => child.kill();
  process.once('exit', kill);
  const errors: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      const [, url] = /^Listening on (http\S+)/.exec(line) ?? [];
      if (url) resolve(url);
      // The lines of a stack trace are indented.
      else if (!line.startsWith(' ')) errors.push(line);
    });
    child.once('close', () => reject(new Error(`${slug} ended: ${errors.join('\n')}`)));
    child.once('error', reject);
  });
  return {
    answer: (request) =>
      fetch(new Request(new URL(new URL(request.url).search, address), request), {
        redirect: 'manual',
      }),
    logged: () => errors,
    end: () => {
      process.off('exit', kill);
      kill();
      return closed;
    },
  };
}

/** Returns Deno's program, which the package for this platform carries. */
function findDeno(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('deno/package.json'));
  const isWindows = process.platform === 'win32';
  const platform = `${process.platform}-${process.arch}${process.platform === 'linux' ? '-glibc' : ''}`;
  return resolve(`@deno/${platform}/deno${isWindows ? '.exe' : ''}`);
}
