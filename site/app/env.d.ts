interface ImportMetaEnv {
  /** URL of the backend. */
  readonly SUPABASE_URL: string;
  /** The publishable key of the backend. */
  readonly SUPABASE_PUBLISHABLE_KEY: string;
  /** Payment links for gifts, by currency; unset in test builds. */
  readonly PAYMENT_LINKS?: Record<string, Record<'once' | 'monthly', string>>;
  /** Endpoint for reports of measurements and errors; none by default. */
  readonly REPORT_URL?: string;
  /** Turnstile's site key, if the auth service requires a captcha; none by default. */
  readonly TURNSTILE_SITE_KEY?: string;
  /** True if the newsletter's forms answer a subscribed address like a new one. */
  readonly NEWSLETTER_PRIVACY?: true;
}

/** Part of Trusted Types in use, which neither the compiler's types nor every browser has yet. */
declare var trustedTypes:
  | {
      emptyHTML: TrustedHTML;
      createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
    }
  | undefined;

declare module 'virtual:menu' {
  import type { MenuSection } from './data/menu';
  /** The menu at build time. */
  export const menu: MenuSection[];
}

declare module 'virtual:glossary' {
  import type { Term } from './data/glossary';
  /** The published terms at build time. */
  export const glossary: Term[];
}

/** Definitions by slug of the glossary words in the pages' texts. */
declare module 'virtual:meanings' {
  export const meanings: Readonly<Record<string, string>>;
}

declare module 'virtual:deck' {
  /** The investor deck as a PDF; none in development, or in a build without a browser. */
  export const deck: { pages: number; bytes: number } | undefined;
}

/**
 * A file of formulas: lines `% key`, each followed by LaTeX, compiled to MathML at build time.
 * Exports the children of an `Equation` by key; `\val{name}` in the LaTeX inserts a number from
 * `values`.
 */
declare module '*.tex' {
  import type { ReactNode } from 'react';
  const formula: (key: string, values?: Record<string, string>) => ReactNode;
  export default formula;
}
