/** A service's response, to which the gateway adds the CORS headers. */
export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body?: string;
}

/** Creates a response with a JSON body. */
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
