import type { Engine } from '@hadal/local-supabase/test';

/**
 * Begins another hour for the count of failed newsletter sign-ups, and stops its clock there: a test that
 * runs across a full hour would count twice.
 */
export async function pinHour(engine: Engine, hour: number): Promise<void> {
  await engine.exec(
    `create or replace function private.clock_hour() returns bigint
     language sql set search_path = '' as 'select ${hour}::bigint';
     update private.hash_key set key = '\\x00';`,
  );
}
