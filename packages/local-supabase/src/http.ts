/** What a service answers: the gateway adds the CORS headers and writes it out. */
export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body?: string;
}

/** An answer whose body is JSON. */
export function json(
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  };
}
