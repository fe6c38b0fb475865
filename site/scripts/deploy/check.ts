/** Checks that this checkout may be deployed, or that a deployed site is complete. */
import { SUPABASE_DIRECTORY } from '@hadal/backend';
import { readMigrationState } from '@hadal/local-supabase';
import { checkEnvironment } from './environment.ts';
import { checkSite } from './site.ts';

let failures = 0;

async function check(title: string, act: () => Promise<string[]>) {
  const problems = await act().catch((error: Error) => {
    const { cause } = error;
    // Where no address of a name answers, the cause has no words of its own.
    const message = (cause instanceof Error && cause.message) || error.message;
    return [
      `It could not be checked: ${message}. See to it that the address and the access are right, and that it is reachable from here.`,
    ];
  });
  failures += problems.length;
  console.log(`${problems.length ? 'not ok' : 'ok    '}  ${title}`);
  for (const problem of problems) console.log(`        ${problem}`);
}

await check('environment', async () => checkEnvironment(process.env));
await check('migrations', async () => {
  const url = process.env['SUPABASE_DB_URL'];
  if (!url) {
    return [
      'SUPABASE_DB_URL is not set, so nobody knows which migrations the database has. Set it to the connection string of the project.',
    ];
  }
  const { pending, passed, unknown } = await readMigrationState(url, SUPABASE_DIRECTORY);
  return [
    ...pending
      .filter((version) => !passed.includes(version))
      .map((version) => `${version} is not applied: run "supabase db push" first.`),
    ...passed.map(
      (version) =>
        `${version} is older than what is applied. Give it a new name: we only go forward.`,
    ),
    ...unknown.map(
      (version) => `${version} is applied, and this checkout has no such file. Deploy a newer one.`,
    ),
  ];
});
const [origin] = process.argv.slice(2);
if (origin) {
  await check(`the site at ${origin}`, () => checkSite(origin));
}
process.exitCode = failures ? 1 : 0;
