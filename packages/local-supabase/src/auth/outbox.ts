import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateFile } from '../private-file.ts';

const KEPT = 100;

/** A message the hosted service would have sent by email. */
export interface Message {
  at: string;
  to: string;
  subject: string;
  /** Where the reader is asked to go. */
  link: string;
  /** What the reader may type instead; empty where nothing can be typed. */
  code: string;
  /** Where a POST takes the reader off the newsletter. */
  unsubscribe?: string;
}

/** Takes messages in place of a mail server, which a local backend does not have. */
export interface Outbox {
  send: (message: Omit<Message, 'at'>) => void;
}

const outboxFile = (directory: string) => join(directory, 'outbox.json');

/** Keeps the latest messages in a private file beside the data: a link in them signs a user in. */
export function openOutbox(directory: string): Outbox {
  return {
    send(message) {
      const kept = readOutbox(directory).slice(1 - KEPT);
      const sent = [...kept, { at: new Date().toISOString(), ...message }];
      writePrivateFile(outboxFile(directory), JSON.stringify(sent));
    },
  };
}

/** The latest messages, the oldest first. */
export function readOutbox(directory: string): Message[] {
  try {
    return JSON.parse(readFileSync(outboxFile(directory), 'utf8')) as Message[];
  } catch {
    return [];
  }
}
