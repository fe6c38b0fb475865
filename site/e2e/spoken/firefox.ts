export interface Firefox {
  open: (address: string) => Promise<void>;
  /** Gives the page a window as narrow as a phone's, or all of the screen. */
  resize: (narrow: boolean) => Promise<void>;
  /** Runs an expression in the page, and awaits it. */
  run: (expression: string) => Promise<void>;
}

/** Connects to Firefox by WebDriver BiDi, which needs no driver of its own. */
export async function connectFirefox(address: string): Promise<Firefox> {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let last = 0;
  const send = (method: string, params: object): Promise<Record<string, unknown>> => {
    const id = (last += 1);
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      const hear = ({ data }: MessageEvent<string>) => {
        const answer = JSON.parse(data);
        if (answer.id !== id) return;
        socket.removeEventListener('message', hear);
        const { exceptionDetails } = answer.result ?? {};
        const fault = answer.message ?? exceptionDetails?.text;
        if (fault) reject(new Error(`${method}: ${fault}`));
        else resolve(answer.result);
      };
      socket.addEventListener('message', hear);
    });
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as {
    contexts: { context: string }[];
  };
  const { context } = contexts[0]!;
  return {
    resize: async (narrow) => {
      const viewport = narrow ? { width: 390, height: 844 } : null;
      await send('browsingContext.setViewport', { context, viewport });
    },
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
      // The focus would else be in the field of the address.
      await send('browsingContext.activate', { context });
    },
    run: async (expression) => {
      await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
    },
  };
}
