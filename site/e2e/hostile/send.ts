import { connect } from 'node:net';

/** Time without a response after which a request counts as incomplete and is ended. */
const PAUSE_MS = 200;
const PATIENCE_MS = 20_000;
/** The final status line, after a possible "100 Continue". */
const STATUS = /^HTTP\/1\.1 (101|[2-5]\d\d) /m;

/**
 * Sends bytes over a socket of its own and returns the status of the response, or 0 if the server
 * closes without one. `fetch` and `http.request` would normalise or reject most of these requests.
 */
export function sendRaw(port: number, bytes: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let answer = '';
    const settle = () => {
      clearTimeout(pause);
      socket.destroy();
      resolve(Number(STATUS.exec(answer)?.[1] ?? 0));
    };
    const pause = setTimeout(() => socket.end(), PAUSE_MS);
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy();
      reject(new Error(`No answer within ${PATIENCE_MS / 1000} s`));
    });
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (STATUS.test(answer)) settle();
    });
    // A server that responds early may reset the connection while we still write.
    socket.once('error', settle);
    socket.once('end', settle);
    socket.write(bytes);
  });
}
