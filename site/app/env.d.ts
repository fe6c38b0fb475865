interface ImportMetaEnv {
  /** Where the backend answers. */
  readonly SUPABASE_URL: string;
  /** The key that may be public. */
  readonly SUPABASE_PUBLISHABLE_KEY: string;
}

declare module 'virtual:snapshot' {
  import type { MenuSection } from './data/menu';
  /** The menu as it was when the site was built. */
  export const menu: MenuSection[];
}
