import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { createEditor } from './create-editor.ts';
import { connectBackend } from '../index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
});
const [address] = positionals;
if (!address) {
  console.error('Whom? Give an email address: npm run backend:create-editor -- ada@example.org');
  process.exit(1);
}

const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env;
if (Boolean(url) !== Boolean(secretKey)) {
  const [missing, given] = url
    ? ['SUPABASE_SECRET_KEY', 'SUPABASE_URL']
    : ['SUPABASE_URL', 'SUPABASE_SECRET_KEY'];
  console.error(
    `${missing} is not set although ${given} is, so no editor was created. ` +
      'Set both for hosted Supabase, or neither for the local backend.',
  );
  process.exit(1);
}
const connection =
  url && secretKey ? { url, secretKey, close: async () => undefined } : await connectBackend();
try {
  const { email, password, secret, uri } = await createEditor(connection, address, values);
  console.log(`${email} is an editor on ${connection.url} now.

Password: ${password}

Second factor, for an authenticator app to scan, or to type into it:
${renderUnicodeCompact(uri)}
${secret.match(/.{1,4}/g)?.join(' ')}

Both are shown only this once, and whoever has both can edit: hand them over by two different ways.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await connection.close();
}
