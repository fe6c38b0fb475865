import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateFile } from '../private-file.ts';

const KEPT = 100;

/** A message the hosted service would have sent by email. */
export interface Message {
  at: string;
  to: string;
  subject: string;
  /** The link the reader is asked to follow. */
  link: string;
  /** The code the reader may type instead; empty if there is none. */
  code: string;
  /** The URL whose POST unsubscribes the reader from the newsletter. */
  unsubscribe?: string;
}

/** A replacement for the mail server that a local backend does not have. */
export interface Outbox {
  send: (message: Omit<Message, 'at'>) => void;
}

const outboxFile = (directory: string) => join(directory, 'outbox.json');

/** Keeps the latest messages in a private file beside the data, since a link in them signs a user in. */
export function openOutbox(directory: string): Outbox {
  return {
    send(message) {
      const kept = readOutbox(directory).slice(1 - KEPT);
      const sent = [...kept, { at: new Date().toISOString(), ...message }];
      writePrivateFile(outboxFile(directory), JSON.stringify(sent));
    },
  };
}

/** Returns the latest messages, oldest first. */
export function readOutbox(directory: string): Message[] {
  try {
    return JSON.parse(readFileSync(outboxFile(directory), 'utf8')) as Message[];
  } catch {
    return [];
  }
}
