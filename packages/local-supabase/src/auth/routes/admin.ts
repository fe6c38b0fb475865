import { randomBytes, randomUUID } from 'node:crypto';
import type { Run } from '../../engine/engine.ts';
import { json, type HttpResponse } from '../../http.ts';
import { readDuration } from '../../duration.ts';
import { requireAdmin } from '../bearer.ts';
import type { AuthContext } from '../context.ts';
import { validEmail } from '../email.ts';
import { AuthError } from '../errors.ts';
import { removeFactor } from '../factors.ts';
import { setEmailIdentity } from '../identities.ts';
import { requireStrongPassword, requireWholePassword, setPassword } from '../passwords.ts';
import {
  readFields,
  readFlag,
  readObject,
  readText,
  type AuthRequest,
  type Fields,
  type Routes,
} from '../request.ts';
import { lowerSessions } from '../sessions.ts';
import { unsupported } from '../unsupported.ts';
import {
  addUser,
  confirmEmail,
  findUser,
  findUserByEmail,
  listUsers,
  updateMetadata,
  type User,
} from '../users.ts';
import { UUID } from '../uuid.ts';

/** The routes for managing users, for the holder of the secret key. */
export function adminRoutes({ config, engine, signing }: AuthContext): Routes {
  type Work = (run: Run, user: User) => Promise<HttpResponse>;

  async function withUser(request: AuthRequest, id: string, work: Work): Promise<HttpResponse> {
    await requireAdmin(signing, request);
    if (!UUID.test(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
    return engine.transaction(async (run) => {
      const user = await findUser(run, id);
      if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
      return work(run, user);
    });
  }

  /** Updates the given fields of an existing user. */
  async function update(run: Run, id: string, fields: Fields): Promise<void> {
    const role = readText(fields, 'role');
    const ban = readText(fields, 'ban_duration');
    const appMetadata = readObject(fields, 'app_metadata');
    const userMetadata = readObject(fields, 'user_metadata');
    if (role) await run('update auth.users set role = $2 where id = $1', [id, role]);
    if (appMetadata) await updateMetadata(run, id, 'app', appMetadata);
    if (userMetadata) await updateMetadata(run, id, 'user', userMetadata);
    if (readFlag(fields, 'email_confirm')) await confirmEmail(run, id);
    if (ban) {
      await run(
        `update auth.users set banned_until = now() + make_interval(secs => $2::float8)
         where id = $1`,
        [id, ban === 'none' ? null : banSeconds(ban)],
      );
    }
  }

  async function requireFreeEmail(run: Run, email: string): Promise<void> {
    if (!(await findUserByEmail(run, email))) return;
    const message = 'A user with this email address has already been registered';
    throw new AuthError(422, 'email_exists', message);
  }

  return {
    'GET /admin/users': async (request) => {
      await requireAdmin(signing, request);
      const page = readCount(request.query, 'page', 1);
      const perPage = readCount(request.query, 'per_page', 50);
      const filter = request.query.get('filter') ?? '';
      const { users, total } = await engine.transaction((run) =>
        listUsers(run, { page, perPage, filter }),
      );
      return json(
        200,
        { users, aud: 'authenticated' },
        { 'x-total-count': String(total), link: links(request, page, Math.ceil(total / perPage)) },
      );
    },

    'POST /admin/users': async (request) => {
      await requireAdmin(signing, request);
      const fields = readFields(request);
      const id = readText(fields, 'id') || randomUUID();
      const password = readText(fields, 'password') || randomBytes(32).toString('base64url');
      if (readText(fields, 'phone')) throw unsupported('users with a phone number');
      if (readText(fields, 'password_hash')) throw unsupported('password hashes made elsewhere');
      if (!readText(fields, 'email')) {
        const message = 'Cannot create a user without either an email or phone';
        throw new AuthError(400, 'validation_failed', message);
      }
      if (!UUID.test(id)) {
        throw new AuthError(400, 'validation_failed', 'ID must conform to the uuid v4 format');
      }
      requireWholePassword(password);
      const email = validEmail(readText(fields, 'email'));
      return engine.transaction(async (run) => {
        await requireFreeEmail(run, email);
        await addUser(run, { id, email });
        await setPassword(run, id, password);
        await setEmailIdentity(run, id, { email, email_verified: false });
        await update(run, id, fields);
        return json(200, await findUser(run, id));
      });
    },

    'GET /admin/users/:id': (request, id) =>
      withUser(request, id, async (_run, user) => json(200, user)),

    'PUT /admin/users/:id': (request, id) =>
      withUser(request, id, async (run, user) => {
        const fields = readFields(request);
        const password = readText(fields, 'password');
        const email = readText(fields, 'email') && validEmail(readText(fields, 'email'));
        if (readText(fields, 'phone')) throw unsupported('users with a phone number');
        if (password) {
          requireStrongPassword(config, password);
          await setPassword(run, user.id, password);
        }
        if (email) {
          if (email !== user.email) await requireFreeEmail(run, email);
          await run('update auth.users set email = $2 where id = $1', [user.id, email]);
          const verified = readFlag(fields, 'email_confirm');
          await setEmailIdentity(run, user.id, { email, email_verified: verified });
        }
        await update(run, user.id, fields);
        return json(200, await findUser(run, user.id));
      }),

    'DELETE /admin/users/:id': (request, id) =>
      withUser(request, id, async (run, user) => {
        if (readFlag(readFields(request), 'should_soft_delete')) {
          throw unsupported('soft deletion of users');
        }
        await run('delete from auth.users where id = $1', [user.id]);
        return json(200, {});
      }),

    'GET /admin/users/:id/factors': (request, id) =>
      withUser(request, id, async (_run, user) => json(200, user.factors ?? [])),

    'DELETE /admin/users/:id/factors/:factor': (request, id, factorId) =>
      withUser(request, id, async (run, user) => {
        const factor = user.factors?.find((owned) => owned.id === factorId.toLowerCase());
        if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
        await lowerSessions(run, factor.id);
        await removeFactor(run, factor.id);
        return json(200, factor);
      }),
  };
}

function banSeconds(duration: string): number {
  try {
    return readDuration(duration);
  } catch {
    const message = `invalid format for ban duration: time: invalid duration ${JSON.stringify(duration)}`;
    throw new AuthError(400, 'validation_failed', message);
  }
}

function readCount(query: URLSearchParams, name: string, fallback: number): number {
  const text = query.get(name) || String(fallback);
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  const message = `Bad Pagination Parameters: strconv.ParseUint: parsing ${JSON.stringify(text)}: invalid syntax`;
  throw new AuthError(400, 'validation_failed', message);
}

/** Builds the Link header to the next and the last page. */
function links({ path, query }: AuthRequest, page: number, pages: number): string {
  const link = (number: number, rel: string) => {
    const { page: _, ...rest } = Object.fromEntries(query);
    const search = new URLSearchParams({ page: String(number), ...rest }).toString();
    return `<${path}?${search}>; rel="${rel}"`;
  };
  return [...(pages > page ? [link(page + 1, 'next')] : []), link(pages, 'last')].join(', ');
}
