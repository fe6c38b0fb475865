import { createClient } from '@supabase/supabase-js';
import { describe } from 'vitest';
import { describeFilters } from './client-filters.ts';
import { describeReads } from './client-reads.ts';
import { describeWrites } from './client-writes.ts';
import type { Target } from './target.ts';

type Rows = Record<string, unknown>;

/** Tables without generated types, on a PostgREST version that supports every method of the client. */
interface AnyDatabase {
  __InternalSupabase: { PostgrestVersion: '14' };
  public: {
    Tables: Record<string, { Row: Rows; Insert: Rows; Update: Rows; Relationships: [] }>;
    Views: Record<string, never>;
    Functions: Record<string, { Args: Rows; Returns: unknown }>;
  };
}

/** The real client, signed out, as anon or with the secret key. */
export type Client = ReturnType<typeof connect>;

function connect(url: string, key: string) {
  return createClient<AnyDatabase>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** Queries through the real client, with every method of its query builder. */
export function describeClient(target: () => Target): void {
  const visitor = () => connect(target().url, target().publishableKey);
  const owner = () => connect(target().url, target().secretKey);
  describe('by supabase-js', () => {
    describeReads(visitor);
    describeFilters(visitor);
    describeWrites(visitor, owner);
  });
}
