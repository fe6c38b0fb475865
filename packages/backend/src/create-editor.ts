import { createEditor } from './auth/create-editor.ts';
import { connectBackend } from './index.ts';

const [address] = process.argv.slice(2);
if (!address) {
  console.error('Whom? Give an email address: npm run backend:create-editor -- ada@example.org');
  process.exit(1);
}

const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env;
const connection =
  url && secretKey ? { url, secretKey, close: async () => undefined } : await connectBackend();
try {
  const { email, isNew, password } = await createEditor(connection, address);
  console.log(isNew ? `${email} is a new editor.` : `${email} is an editor now.`);
  console.log(
    password
      ? `Password: ${password}\nIt is shown only this once. Change it after signing in, and add a second factor.`
      : 'Their password stays as it is. Who forgot it asks for a message on the sign-in page.',
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await connection.close();
}
