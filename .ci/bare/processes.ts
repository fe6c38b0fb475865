import { spawn } from 'node:child_process';

export interface RunOptions {
  /** Ends the command and everything it started in its namespaces. */
  signal: AbortSignal;
  /** Receives the output. @default kept only for the error of a failed command */
  onOutput?: (text: string) => void;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/**
 * Starts a command in a new session, so that Ctrl-C reaches only this process, which cleans up in
 * the right order.
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
  /** Exit code, once no process holds the output open. */
  const ended = new Promise<number>((resolve, reject) => {
    let problem: Error | undefined;
    child.on('error', (error) => (problem = error));
    child.on('close', (code) => (problem ? reject(problem) : resolve(code ?? 1)));
  });
  // The error of a failed start is reported where `ended` is awaited.
  ended.catch(() => undefined);
  return { pid: child.pid, ended };
}

/** Runs a command and returns its output; throws it if the command fails. */
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
 * Wraps a command in namespaces of its own: its mounts and processes disappear with it, and it ends
 * with this process even if that is killed.
 */
export const isolated = (command: string[]) => [...ISOLATION.split(' '), ...command];
