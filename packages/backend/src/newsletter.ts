import type { EdgeFunctions, FunctionEnvironment } from '@hadal/local-supabase';
import { confirm } from '../supabase/functions/newsletter-confirm/handler.ts';
import { askPending, batch } from '../supabase/functions/newsletter-send-confirmations/ask.ts';
import { unsubscribe } from '../supabase/functions/newsletter-unsubscribe/handler.ts';

/** The delay that lets sign-ups arriving together share one run. */
const PAUSE_MS = 1_000;
const SIGN_UP = /^\/(newsletter_subs|rpc\/subscribe_by_form)$/;

/** Creates the readers' newsletter functions, and sends confirmation requests to the outbox. */
export function newsletterFunctions({
  url,
  secretKey,
  siteUrl,
  outbox,
}: FunctionEnvironment): EdgeFunctions {
  const newsletter = {
    api: { url, key: secretKey },
    siteUrl,
    functionsUrl: `${url}/functions/v1`,
    secret: secretKey,
  };
  let timer: NodeJS.Timeout | undefined;
  let asking = Promise.resolve();
  const ask = async () => {
    const { sent } = await askPending(newsletter, ({ to, subject, link, unsubscribe: leave }) => {
      outbox.send({ to, subject, link, code: '', unsubscribe: leave });
      return Promise.resolve('sent');
    });
    if (sent === batch) signedUp();
  };
  const signedUp = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      asking = asking.then(ask).catch(console.error);
    }, PAUSE_MS).unref();
  };
  return {
    handlers: {
      'newsletter-confirm': (request) => confirm(request, newsletter),
      'newsletter-unsubscribe': (request) => unsubscribe(request, newsletter),
    },
    onPost: (path) => {
      if (SIGN_UP.test(path)) signedUp();
    },
    close: () => {
      clearTimeout(timer);
      return asking;
    },
  };
}
