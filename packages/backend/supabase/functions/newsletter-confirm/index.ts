import { readNewsletter } from '../_shared/newsletter.ts';
import { confirm } from './handler.ts';

const newsletter = readNewsletter(Deno.env.toObject());
Deno.serve((request) => confirm(request, newsletter));
