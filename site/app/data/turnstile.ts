import { defaultPatience } from './api';

/** Part of the Cloudflare Turnstile API in use. */
interface Turnstile {
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      /** Invisible unless Turnstile needs an interaction. */
      appearance: 'interaction-only';
      callback: (token: string) => void;
      'error-callback': () => void;
      'unsupported-callback': () => void;
      'before-interactive-callback': () => void;
      /** Called if nobody has solved an interactive challenge in time. */
      'timeout-callback': () => void;
    },
  ): string;
  remove(widget: string): void;
}

/** Options of the auth client for a request that may need a captcha. */
export interface CaptchaOptions {
  captchaToken?: string;
}

const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

let loading: Promise<Turnstile> | undefined;

function load(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const fail = () => reject(new TypeError('Turnstile did not load.'));
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () =>
      resolve((window as unknown as { turnstile: Turnstile }).turnstile),
    );
    script.addEventListener('error', fail);
    setTimeout(fail, defaultPatience);
    document.head.append(script);
  });
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Returns a Turnstile token, valid for one request. */
async function solve(siteKey: string): Promise<string> {
  const turnstile = await load();
  const container = document.createElement('div');
  document.body.append(container);
  let widget = '';
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new TypeError('Turnstile gave no token.'));
      const overdue = setTimeout(fail, defaultPatience);
      widget = turnstile.render(container, {
        sitekey: siteKey,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': fail,
        'unsupported-callback': fail,
        // A person may take as long as Turnstile allows.
        'before-interactive-callback': () => clearTimeout(overdue),
        'timeout-callback': fail,
      });
    });
  } finally {
    turnstile.remove(widget);
    container.remove();
  }
}

/**
 * Solves a captcha if the build has a site key, for sign-ups, password sign-ins and recovery messages, the
 * requests bots would send by the thousand. May wait for a person.
 */
export async function solveCaptcha(): Promise<CaptchaOptions> {
  const siteKey = import.meta.env.TURNSTILE_SITE_KEY;
  return siteKey ? { captchaToken: await solve(siteKey) } : {};
}
