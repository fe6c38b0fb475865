import { Agent, request, type Dispatcher } from 'undici';

/** Request timeout, in ms. */
const patience = 10_000;

export interface Answer {
  headers: Dispatcher.ResponseData['headers'];
  body: Buffer;
}

interface Question {
  method?: Dispatcher.HttpMethod;
  headers?: Record<string, string>;
  /** Request body, sent as JSON. */
  body?: unknown;
}

/** Tally of requests and their outcomes; an expected refusal is not a failure. */
export class Tally {
  requests = 0;
  refused = 0;
  told = 0;
  /** Number of failures of each kind. */
  readonly failures = new Map<string, number>();

  get failed() {
    return [...this.failures.values()].reduce((sum, times) => sum + times, 0);
  }

  fail(message: string) {
    this.failures.set(message, (this.failures.get(message) ?? 0) + 1);
  }
}

/** HTTP client with an IP address of its own and keep-alive connections, as a browser has. */
export class Asker {
  readonly #agent: Agent;
  readonly #tally: Tally;

  constructor(tally: Tally, localAddress?: string) {
    this.#tally = tally;
    this.#agent = new Agent({ connections: 6, ...(localAddress && { localAddress }) });
  }

  /** Sends a request and returns the response; throws if its status is not the expected one. */
  async ask(expected: number, url: string, question: Question = {}): Promise<Answer> {
    this.#tally.requests += 1;
    const { origin, pathname } = new URL(url);
    const { statusCode, headers, body } = await this.#send(url, question).catch((error: Error) => {
      throw new Error(`${origin}: ${error.message}`);
    });
    if (statusCode !== expected) {
      const said = headers['content-type']?.includes('json') ? `: ${String(body)}` : '';
      throw new Error(`${origin}${pathname} answered ${statusCode} instead of ${expected}${said}`);
    }
    if (statusCode === 429) this.#tally.refused += 1;
    return { headers, body };
  }

  async close() {
    await this.#agent.destroy();
  }

  async #send(url: string, { method = 'GET', headers = {}, body }: Question) {
    const response = await request(url, {
      dispatcher: this.#agent,
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    return { ...response, body: Buffer.from(await response.body.arrayBuffer()) };
  }
}
