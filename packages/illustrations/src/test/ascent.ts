import type { AscentSceneProps } from '../ascent/ascent-scene';

/** Duration, s, of an invented ascent that stories show: slower and stronger towards the dock. */
const duration = 720;
const share = (time: number) => 1 - (1 - time / duration) ** 1.6;
const time = Array.from({ length: 73 }, (_, index) => index * 10);
const depth = time.map((t) => 980 - 625 * share(t));
const fill = depth.map((z) => (355 + 10) / (z + 10));

/** The props of an `AscentScene` of that ascent. */
export const ascent: AscentSceneProps = {
  title: 'A vessel on its way from 980 m to its dock at 355 m.',
  track: { time, depth, fill },
  ticks: [0, 200, 400, 600, 800, 1000].map((each) => ({
    depth: each,
    label: each.toLocaleString('en-GB'),
  })),
  seabed: 1000,
  labels: {
    axis: 'depth, m',
    compressor: 'compressor',
    cable: 'grid cable',
    store: 'air store',
    winch: 'winch',
    dock: 'dock',
    start: 'start',
  },
};
