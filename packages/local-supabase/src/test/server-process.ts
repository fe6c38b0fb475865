import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('serve-project.ts', import.meta.url));

export interface Ended {
  code: number | null;
  /** The output on stderr. */
  err: string;
}

export interface ServerProcess {
  pid: number | undefined;
  url: string;
  secretKey: string;
  publishableKey: string;
  kill: (signal: NodeJS.Signals) => void;
  ended: Promise<Ended>;
}

/**
 * Runs `script` as a process of its own, on a free port; by default the test project. The environment must
 * set `DATA_DIR`, and may set `PORT` and `DATABASE_URL`.
 */
export function spawnServer(env: Record<string, string>, script = START) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: '', PORT: '0', ...env },
  });
  const said = { out: '', err: '' };
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, err: said.err }));
  });
  // Leaves no process behind when a test fails half-way.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  const ready = new Promise<ServerProcess>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.out += text;
      if (!said.out.includes('SECRET_KEY=')) return;
      const {
        API_URL: url = '',
        PUBLISHABLE_KEY: publishableKey = '',
        SECRET_KEY: secretKey = '',
      } = Object.fromEntries(
        said.out
          .trim()
          .split('\n')
          .map((line) => line.split('=')),
      );
      const { pid } = child;
      resolve({ pid, url, publishableKey, secretKey, kill: (signal) => child.kill(signal), ended });
    });
    void ended.then(({ err }) => reject(new Error(`The backend did not start: ${err}`)));
  });
  // A caller that waits only for the exit need not handle a failed start.
  ready.catch(() => undefined);
  return { ready, ended, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}
