import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** Request timeout, in ms. */
const patience = 10_000;

export interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Question {
  method?: string;
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
    this.#agent = new Agent({
      keepAlive: true,
      maxSockets: 6,
      ...(localAddress && { localAddress }),
    });
  }

  /** Sends a request and returns the response; throws if its status is not the expected one. */
  async ask(expected: number, url: string, question: Question = {}): Promise<Answer> {
    this.#tally.requests += 1;
    const { status, ...answer } = await this.#send(url, question);
    if (status !== expected) {
      const { origin, pathname } = new URL(url);
      const said = answer.headers['content-type']?.includes('json')
        ? `: ${String(answer.body)}`
        : '';
      throw new Error(`${origin}${pathname} answered ${status} instead of ${expected}${said}`);
    }
    if (status === 429) this.#tally.refused += 1;
    return answer;
  }

  close() {
    this.#agent.destroy();
  }

  #send(url: string, { method = 'GET', headers, body }: Question) {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    return new Promise<Answer & { status: number | undefined }>((resolve, reject) => {
      request(url, {
        method,
        agent: this.#agent,
        headers: { ...headers, ...(sent && { 'content-type': 'application/json' }) },
        signal: AbortSignal.timeout(patience),
      })
        .on('response', (response) => {
          const chunks: Buffer[] = [];
          response
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('error', reject)
            .on('end', () =>
              resolve({
                status: response.statusCode,
                headers: response.headers,
                body: Buffer.concat(chunks),
              }),
            );
        })
        .on('error', (error) => reject(new Error(`${new URL(url).origin}: ${error.message}`)))
        .end(sent);
    });
  }
}
