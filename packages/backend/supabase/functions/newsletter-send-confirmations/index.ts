import { readNewsletter } from '../_shared/newsletter.ts';
import { sendConfirmations } from './handler.ts';

const newsletter = readNewsletter(Deno.env.toObject());
Deno.serve((request) => sendConfirmations(request, newsletter));
