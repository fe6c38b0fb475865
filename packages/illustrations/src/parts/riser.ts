import { d } from '@hadal/ui/drawing';

/** The pipe from the hub down to a dock, and the coupling at its lower end that a vessel meets. */
export const riser = (x: number, from: number, to: number, bore = 4) =>
  d`M${x - bore} ${from}V${to - 5}h-8v5h${2 * bore + 16}v-5h-8V${from}`;
