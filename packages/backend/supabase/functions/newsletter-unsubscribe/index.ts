import { readNewsletter } from '../_shared/newsletter.ts';
import { unsubscribe } from './handler.ts';

const newsletter = readNewsletter(Deno.env.toObject());
Deno.serve((request) => unsubscribe(request, newsletter));
