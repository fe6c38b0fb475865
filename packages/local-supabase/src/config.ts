import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { readDuration } from './duration.ts';

/** The supported settings of `config.toml`. Times are in seconds. */
export interface AuthConfig {
  /** The URL of the site, to which messages link by default. */
  siteUrl: string;
  /** Additional redirect URLs, matched exactly. */
  redirectUrls: string[];
  /** True if new users may sign up at all. */
  signup: boolean;
  /** True if anonymous sign-in is allowed. */
  anonymous: boolean;
  /** True if users may link and unlink identities themselves. */
  manualLinking: boolean;
  minimumPasswordLength: number;
  /** The lifetime of an access token. */
  jwtExpiry: number;
  /** The interval in which reusing a refresh token counts as a race between tabs. */
  reuseInterval: number;
  email: {
    /** True if sign-in by email is allowed; sign-up by email depends on it. */
    enabled: boolean;
    /** True if a new address must be confirmed by a message to it. */
    confirm: boolean;
    /** True if a change of address must be confirmed at the old address, too. */
    confirmChangeTwice: boolean;
    /** The minimum interval between two messages to a user. */
    interval: number;
    codeLength: number;
    codeExpiry: number;
    /** The messages with a template; others link to the service itself. */
    templates: Partial<Record<TemplateName, Template>>;
  };
  mfa: {
    maxFactors: number;
    enrolTotp: boolean;
    verifyTotp: boolean;
    /** The database function that judges each attempt, if there is one. */
    attemptHook: { schema: string; name: string } | undefined;
  };
  /** Requests per address: per hour, five minutes, five minutes, five minutes and minute. */
  rateLimit: {
    anonymousUsers: number;
    tokenRefresh: number;
    signInSignUps: number;
    tokenVerifications: number;
    mfa: number;
  };
}

/** The messages that are sent here, by the names of their templates. */
export type TemplateName = 'confirmation' | 'recovery' | 'email_change';

/** The parts of a template that are used here. */
export interface Template {
  subject: string | undefined;
  /** The target of its link, with the variables of `linkVariables`. */
  link: string;
}

/** The variables that a template's link may contain. */
export const linkVariables = ['ConfirmationURL', 'RedirectTo', 'SiteURL', 'TokenHash'] as const;

/** The subset of `config.toml` that is read here. */
interface Settings {
  auth: {
    site_url: string;
    additional_redirect_urls: string[];
    enable_signup: boolean;
    enable_anonymous_sign_ins: boolean;
    enable_manual_linking: boolean;
    minimum_password_length: number;
    jwt_expiry: number;
    refresh_token_reuse_interval: number;
    email: {
      enable_signup: boolean;
      enable_confirmations: boolean;
      double_confirm_changes: boolean;
      max_frequency: string;
      otp_length: number;
      otp_expiry: number;
      template?: Partial<Record<TemplateName, { subject?: string; content_path?: string }>>;
    };
    mfa: {
      max_enrolled_factors: number;
      totp: { enroll_enabled: boolean; verify_enabled: boolean };
    };
    hook: { mfa_verification_attempt: { enabled: boolean; uri: string } };
    rate_limit: {
      anonymous_users: number;
      token_refresh: number;
      sign_in_sign_ups: number;
      token_verifications: number;
    };
  };
}

/** The hosted service's limit per minute, for which `config.toml` has no setting. */
const MFA_PER_MINUTE = 15;

/** Reads the Auth settings of a project. */
export function readAuthConfig(directory: string): AuthConfig {
  const text = readFileSync(join(directory, 'config.toml'), 'utf8');
  const { auth } = parse(text) as unknown as Settings;
  return {
    siteUrl: auth.site_url,
    redirectUrls: auth.additional_redirect_urls,
    signup: auth.enable_signup,
    anonymous: auth.enable_anonymous_sign_ins,
    manualLinking: auth.enable_manual_linking,
    minimumPasswordLength: auth.minimum_password_length,
    jwtExpiry: auth.jwt_expiry,
    reuseInterval: auth.refresh_token_reuse_interval,
    email: {
      enabled: auth.email.enable_signup,
      confirm: auth.email.enable_confirmations,
      confirmChangeTwice: auth.email.double_confirm_changes,
      interval: readDuration(auth.email.max_frequency),
      codeLength: auth.email.otp_length,
      codeExpiry: auth.email.otp_expiry,
      templates: readTemplates(directory, auth.email.template),
    },
    mfa: {
      maxFactors: auth.mfa.max_enrolled_factors,
      enrolTotp: auth.mfa.totp.enroll_enabled,
      verifyTotp: auth.mfa.totp.verify_enabled,
      attemptHook: readHook(auth.hook.mfa_verification_attempt),
    },
    rateLimit: {
      anonymousUsers: auth.rate_limit.anonymous_users,
      tokenRefresh: auth.rate_limit.token_refresh,
      signInSignUps: auth.rate_limit.sign_in_sign_ups,
      tokenVerifications: auth.rate_limit.token_verifications,
      mfa: MFA_PER_MINUTE,
    },
  };
}

/** Reads the templates of messages, whose paths start at the folder above `directory`. */
function readTemplates(
  directory: string,
  settings: Settings['auth']['email']['template'] = {},
): AuthConfig['email']['templates'] {
  const templates = Object.entries(settings).flatMap(([name, { subject, content_path: path }]) => {
    if (!path) return [];
    const html = readFileSync(join(directory, '..', path), 'utf8');
    const link = /<a\b[^>]*\bhref="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    if (!link) throw new Error(`config.toml: ${path} contains no link.`);
    for (const [, variable = ''] of link.matchAll(/{{ *\.?(\w*)/g)) {
      if (!(linkVariables as readonly string[]).includes(variable))
        throw new Error(
          `config.toml: the link of ${path} contains {{ .${variable} }}. Use ${linkVariables.join(', ')}.`,
        );
    }
    return [[name, { subject, link }] as const];
  });
  return Object.fromEntries(templates);
}

/** Parses the database function that a hook calls. */
function readHook({ enabled, uri }: { enabled: boolean; uri: string }) {
  if (!enabled) return undefined;
  const [, schema, name] = /^pg-functions:\/\/postgres\/(\w+)\/(\w+)$/.exec(uri) ?? [];
  if (!schema || !name)
    throw new Error(
      `config.toml: the hook's uri is "${uri}". Write pg-functions://postgres/<schema>/<function>.`,
    );
  return { schema, name };
}
