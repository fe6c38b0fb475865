/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where pages report measurements and errors to; nowhere by default. */
  readonly REPORT_URL?: string;
}
