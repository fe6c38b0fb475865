/** A failure that an agent can act upon: its message says what failed, why, and what to do. */
export class Fault extends Error {
  override readonly name = 'Fault';
}
