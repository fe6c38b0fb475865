export {
  startLocalSupabase,
  type LocalSupabase,
  type LocalSupabaseOptions,
  type AuthSettings,
} from './local-supabase.ts';
export { serve } from './serve.ts';
export { connect, type Connection } from './connect.ts';
export { findRunning, printEnv } from './status-file.ts';
export { PUBLISHABLE_KEY } from './keys.ts';
export { DataInUseError } from './engine/lock.ts';
export type { EdgeFunctions, FunctionEnvironment } from './functions.ts';
export { readAuthConfig } from './config.ts';
export { readOutbox, type Message } from './auth/outbox.ts';
export { openSigning } from './auth/signing.ts';
export { codeAt } from './auth/totp.ts';
export type { User } from './auth/users.ts';
export { compareMigrations, readMigrationState, type MigrationState } from './migration-state.ts';
export { printTypes, typesOf } from './print-types.ts';
