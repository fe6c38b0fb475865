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
    },
  ): string;
  remove(widget: string): void;
}

const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

let loading: Promise<Turnstile> | undefined;

function load(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () =>
      resolve((window as unknown as { turnstile: Turnstile }).turnstile),
    );
    script.addEventListener('error', () => reject(new TypeError('Turnstile did not load.')));
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
      widget = turnstile.render(container, {
        sitekey: siteKey,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': () => reject(new TypeError('Turnstile gave no token.')),
      });
    });
  } finally {
    turnstile.remove(widget);
    container.remove();
  }
}

/**
 * Returns true for sign-ups, password sign-ins and recovery messages, the requests bots would send by the
 * thousand.
 */
function isGuarded({ pathname, searchParams }: URL) {
  const byPassword = searchParams.get('grant_type') === 'password';
  return /\/(signup|recover)$/.test(pathname) || (pathname.endsWith('/token') && byPassword);
}

/**
 * Wraps `fetch` for an auth service that requires a captcha: adds a Turnstile token to the requests
 * that need one.
 */
export const withCaptcha =
  (siteKey: string, send: typeof fetch, token = solve): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (typeof init?.body !== 'string' || !isGuarded(url)) return send(input, init);
    const body = {
      ...(JSON.parse(init.body) as object),
      gotrue_meta_security: { captcha_token: await token(siteKey) },
    };
    return send(input, { ...init, body: JSON.stringify(body) });
  };
