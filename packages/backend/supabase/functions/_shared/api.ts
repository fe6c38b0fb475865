/** The database's REST API, and a key that no policy holds back. */
export interface Api {
  url: string;
  key: string;
}

interface Query {
  body?: object;
  /** @default 'return=representation' */
  prefer?: string;
}

/** Asks the database for rows. Rejects when it does not answer or refuses. */
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
  // A function without a result.
  if (response.status === 204) return [];
  if (response.ok) return (await response.json()) as Row[];
  // Without what was asked for, which holds the hashes of tokens.
  const [table] = path.split('?');
  throw new Error(`${method} ${table} was answered ${response.status}: ${await response.text()}`);
}
