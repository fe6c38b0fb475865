import { readOutbox } from '@hadal/local-supabase';
import { dataDirectory } from './settings.ts';

const messages = readOutbox(dataDirectory());
for (const { at, to, subject, link, code } of messages) {
  console.log(`${at}  ${to}\n${subject}\n  link ${link}\n${code ? `  code ${code}\n` : ''}`);
}
if (messages.length === 0) console.log('The local backend has sent no messages yet.');
