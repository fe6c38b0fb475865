import type { Engine } from '@hadal/local-supabase/test';

/**
 * Starts a new hour for the count of failed newsletter sign-ups and freezes its clock there, since a test
 * that crosses a full hour would be counted in two.
 */
export async function pinHour(engine: Engine, hour: number): Promise<void> {
  await engine.exec(
    `create or replace function private.clock_hour() returns bigint
     language sql set search_path = '' as 'select ${hour}::bigint';
     update private.hash_key set key = '\\x00';`,
  );
}
