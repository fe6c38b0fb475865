import { bearer, type TestServer } from '@hadal/local-supabase/test';
import { countOf, FIXTURE, wordFor, type Probe } from './access.ts';

const METHODS = { select: 'GET', insert: 'POST', update: 'PATCH', delete: 'DELETE', call: 'POST' };
const EDITOR = { app_metadata: { role: 'editor' } };

type Headers = Record<string, string>;

/** Signs in the identities of the SQL tests' helpers and adds those the gateway rejects, as headers. */
export async function signInEverybody(server: TestServer): Promise<Record<string, Headers>> {
  const { publishableKey, secretKey } = server.backend;
  const visitor = server.client();
  await visitor.auth.signInAnonymously();
  const member = await server.signIn(await server.addUser({ user_metadata: { role: 'editor' } }));
  const unprotected = await server.signIn(await server.addUser(EDITOR));
  const email = await server.addUser(EDITOR);
  const { client: editor } = await server.signInWithFactor(email);
  const { client: signedOut } = await server.signInWithFactor(await server.addUser(EDITOR));
  const user = async (client: typeof editor) => ({
    apikey: publishableKey,
    ...(await bearer(client)),
  });
  const kept = await user(signedOut);
  await signedOut.auth.signOut();
  return {
    'no key': {},
    'wrong key': { apikey: 'sb_publishable_of_somebody_else' },
    anon: { apikey: publishableKey },
    visitor: await user(visitor),
    member: await user(member),
    editor: await user(editor),
    'editor aal1': await user(await server.signIn(email)),
    'editor without factor': await user(unprotected),
    'editor signed out': kept,
    service_role: { apikey: secretKey },
  };
}

/** Returns what an identity can reach over HTTP, and undoes the changes it made. */
export async function reachByHttp(
  { backend }: TestServer,
  probe: Probe,
  headers: Headers,
): Promise<string> {
  const { object, verb, columns } = probe;
  const { engine } = backend;
  const all = await countOf(engine.run, probe);
  const path = verb === 'call' ? `rpc/${object}` : object;
  const changes = verb === 'update' || verb === 'delete';
  const query = changes ? '?id=not.is.null' : columns ? `?select=${columns}` : '';
  const body = await bodyOf(backend, probe);
  const response = await fetch(`${backend.url}/rest/v1/${path}${query}`, {
    method: METHODS[verb],
    redirect: 'manual',
    headers: { ...headers, 'content-type': 'application/json', prefer: 'count=exact' },
    ...(body !== undefined && { body }),
  });
  await engine.exec(FIXTURE);
  if (response.status === 401 || response.status === 403) return 'refused';
  if (response.status >= 400) return `${response.status} ${await response.text()}`;
  const counted = response.headers.get('content-range')?.split('/')[1];
  return wordFor(verb === 'call' ? all : Number(counted), all);
}

/** Lets Postgres itself render the values as JSON. */
async function bodyOf({ engine }: TestServer['backend'], { values }: Probe) {
  const columns = Object.entries(values).map(([name, value]) => `${value} as ${name}`);
  if (columns.length === 0) return undefined;
  const { rows } = await engine.run(
    `select row_to_json(given)::text as body from (select ${columns.join()}) given`,
  );
  return rows[0]?.['body'] ?? undefined;
}
