import { readNewsletter } from '../_shared/newsletter.ts';
import { suppress } from './handler.ts';

const newsletter = readNewsletter(Deno.env.toObject());
Deno.serve((request) => suppress(request, newsletter));
