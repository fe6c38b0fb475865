/** The database's REST API, and a key that bypasses row-level security. */
export interface Api {
  url: string;
  key: string;
}

interface Query {
  body?: object;
  /** @default 'return=representation' */
  prefer?: string;
}

/** Sends a query to the database's REST API. Rejects if it does not respond or returns an error. */
export async function query<Row = unknown>(
  { url, key }: Api,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { body, prefer = 'return=representation' }: Query = {},
): Promise<Row[]> {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      prefer,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  // A function that returns void responds with 204.
  if (response.status === 204) return [];
  if (response.ok) return (await response.json()) as Row[];
  // Omits the query string, which holds token hashes.
  const [table] = path.split('?');
  throw new Error(`${method} ${table} was answered ${response.status}: ${await response.text()}`);
}
