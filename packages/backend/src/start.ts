import { serve } from '@hadal/local-supabase';
import { HINT, localOptions } from './settings.ts';

await serve(localOptions(), HINT);
