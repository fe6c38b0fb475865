import type { AuthConfig } from '../config.ts';
import type { Engine } from '../engine/engine.ts';
import type { Limits } from './limits.ts';
import type { Outbox } from './outbox.ts';
import type { Signing } from './signing.ts';

/** The services and settings shared by the routes. */
export interface AuthContext {
  engine: Engine;
  signing: Signing;
  config: AuthConfig;
  /** The base URL of the service, e.g. `http://127.0.0.1:54321/auth/v1`. */
  url: string;
  limits: Limits;
  outbox: Outbox;
}
