/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Endpoint for measurements and errors; nothing is reported by default. */
  readonly REPORT_URL?: string;
}
