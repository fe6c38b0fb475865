import type { WebSocket } from 'ws';
import type { Channel } from './channel.ts';
import { decodeFrame, encodeFrame, type Frame, type Version } from './frames.ts';
import type { Hub } from './hub.ts';
import { receive } from './protocol.ts';

const INVALID_DATA = 1007;
/** The number of queued frames at which reading pauses. */
const MAX_WAITING = 100;

/** A client's socket and the channels it has joined. */
export class Connection {
  /** The role of the API key, for channels joined without a token. */
  readonly role: string;
  readonly channels = new Map<string, Channel>();
  readonly #socket: WebSocket;
  readonly #version: Version;
  readonly #hub: Hub;
  #silence: NodeJS.Timeout | undefined;

  constructor(hub: Hub, socket: WebSocket, version: Version, role: string) {
    this.#hub = hub;
    this.#socket = socket;
    this.#version = version;
    this.role = role;
    // Frames are handled sequentially, since a join must finish before messages on its channel.
    let working = Promise.resolve();
    let waiting = 0;
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      this.#heard();
      waiting += 1;
      if (waiting === MAX_WAITING) socket.pause();
      working = working
        .then(() => this.#receive(data, isBinary))
        .then(() => {
          waiting -= 1;
          if (socket.isPaused && waiting < MAX_WAITING) socket.resume();
        });
    });
    socket.on('close', () => {
      clearTimeout(this.#silence);
      for (const channel of this.channels.values()) channel.leave();
    });
    // Any socket error also closes it.
    socket.on('error', () => undefined);
    this.#heard();
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(frame: Frame): void {
    if (!this.isOpen) return;
    // A client that stops reading would make the server buffer without bound.
    if (this.#socket.bufferedAmount > this.#hub.limits.buffered) return this.#socket.terminate();
    this.#socket.send(encodeFrame(this.#version, frame));
  }

  reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: object): void {
    this.send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  async #receive(data: Buffer, isBinary: boolean): Promise<void> {
    let frame: Frame;
    try {
      frame = decodeFrame(data, isBinary);
    } catch {
      this.#socket.close(INVALID_DATA, 'malformed frame');
      return;
    }
    await receive(this.#hub, this, frame).catch((error: unknown) => {
      console.error(error);
      this.reply(frame, 'error', { reason: 'Internal server error' });
    });
  }

  #heard(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket.terminate(), this.#hub.limits.idle);
  }
}
