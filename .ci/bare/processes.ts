import { spawn } from 'node:child_process';

export interface RunOptions {
  /** Ends the command, and everything it started in namespaces of its own. */
  signal: AbortSignal;
  /** Receives what the command prints. @default nothing is kept but what a failure prints */
  onOutput?: (text: string) => void;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/**
 * Starts a command in a session of its own, so that Ctrl-C on the terminal reaches only this process,
 * which cleans up in the right order.
 */
export function start(command: string[], { signal, onOutput, cwd, env }: RunOptions) {
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd,
    env,
    signal,
    killSignal: 'SIGKILL',
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  }
  /** The exit code, once nothing that shares the output is left. */
  const ended = new Promise<number>((resolve, reject) => {
    let problem: Error | undefined;
    child.on('error', (error) => (problem = error));
    child.on('close', (code) => (problem ? reject(problem) : resolve(code ?? 1)));
  });
  // A command that cannot be started is reported where it is awaited.
  ended.catch(() => undefined);
  return { pid: child.pid, ended };
}

/** Runs a command to its end and returns what it printed; throws that where it fails. */
export async function run(command: string[], options: RunOptions): Promise<string> {
  let printed = '';
  const onOutput = (text: string) => {
    printed += text;
    options.onOutput?.(text);
  };
  const code = await start(command, { ...options, onOutput }).ended;
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${printed.slice(-2_000)}`);
  return printed;
}

const ISOLATION =
  'setpriv --pdeathsig KILL -- unshare --mount --mount-proc --pid --fork --kill-child --';

/**
 * Puts a command into namespaces of its own: its mounts and all processes below it disappear with it,
 * and it disappears with this process, even where that is killed.
 */
export const isolated = (command: string[]) => [...ISOLATION.split(' '), ...command];
