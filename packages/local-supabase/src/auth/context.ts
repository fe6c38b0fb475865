import type { AuthConfig } from '../config.ts';
import type { Engine } from '../engine/engine.ts';
import type { Limits } from './limits.ts';
import type { Outbox } from './outbox.ts';
import type { Signing } from './signing.ts';

/** What the routes work with. */
export interface AuthContext {
  engine: Engine;
  signing: Signing;
  config: AuthConfig;
  /** Where the service answers, e.g. `http://127.0.0.1:54321/auth/v1`. */
  url: string;
  limits: Limits;
  outbox: Outbox;
}
