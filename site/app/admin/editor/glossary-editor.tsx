import { Text } from '@hadal/ui';
import type { User } from '@supabase/supabase-js';
import type { Client } from '../../data/client';

export interface GlossaryEditorProps {
  client: Client;
  /** Whose changes they are. */
  user: User;
}

/** The glossary, to be edited. */
export default function GlossaryEditor({ user }: GlossaryEditorProps) {
  return <Text>Signed in as {user.email}.</Text>;
}
