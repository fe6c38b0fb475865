export type PlaybackState = 'paused' | 'playing' | 'ended';

/** How often a listener hears of the position: each frame, or as often as figures can be read. */
export type Pace = 'frame' | 'reading';

type Listener = (position: number) => void;

export interface Options {
  /** s */
  duration: number;
  /** How many times faster than reality. */
  rate: number;
  /** Hears where it comes to rest. */
  onRest: Listener | undefined;
}

/** Time between two readings while playing, ms. */
const READING = 100;

export type Playback = ReturnType<typeof createPlayback>;

/**
 * A position in seconds that moves by itself, in one animation frame loop, and tells whoever draws it.
 * It lives outside React, so that nothing renders sixty times a second.
 */
export function createPlayback(start: number) {
  const listeners = { frame: new Set<Listener>(), reading: new Set<Listener>() };
  const observers = new Set<() => void>();
  let [position, duration, rate] = [start, Infinity, 1];
  let [playing, away] = [false, false];
  let onRest: Listener | undefined;
  let frame = 0;
  /** When the last frame and the last reading were; none since the loop began. */
  let [lastFrame, lastReading] = [-Infinity, -Infinity];

  const state = (): PlaybackState =>
    playing ? 'playing' : position >= duration ? 'ended' : 'paused';
  const tell = (pace: Pace) => {
    for (const listener of listeners[pace]) listener(position);
  };
  const tellAll = () => {
    tell('frame');
    tell('reading');
  };
  const notify = () => {
    for (const observer of observers) observer();
  };

  const tick = (now: number) => {
    const elapsed = lastFrame === -Infinity ? 0 : (now - lastFrame) / 1000;
    lastFrame = now;
    position = Math.min(duration, position + elapsed * rate);
    if (position === duration) {
      stop();
      return;
    }
    tell('frame');
    if (now - lastReading >= READING) {
      lastReading = now;
      tell('reading');
    }
    frame = requestAnimationFrame(tick);
  };
  /** Runs the loop while there is something to move and somebody to see it. */
  const run = () => {
    cancelAnimationFrame(frame);
    lastFrame = -Infinity;
    if (playing && !away) frame = requestAnimationFrame(tick);
  };
  const stop = () => {
    playing = false;
    run();
    tellAll();
    notify();
    onRest?.(position);
  };

  const seek = (to: number) => {
    position = Math.max(0, Math.min(duration, to));
    tellAll();
    notify();
  };

  return {
    position: () => position,
    state,
    /** Goes somewhere, playing or not. */
    seek,
    toggle: () => {
      if (playing) {
        stop();
        return;
      }
      if (position >= duration) position = 0;
      playing = true;
      tellAll();
      run();
      notify();
    },
    /** Goes somewhere because the reader says so. */
    scrub: (to: number) => {
      seek(to);
      if (!playing) onRest?.(position);
    },
    configure: (options: Options) => {
      ({ duration, rate, onRest } = options);
      if (position > duration) seek(duration);
    },
    /** Stands still while nobody can see it, and goes on by itself. */
    setAway: (isAway: boolean) => {
      away = isAway;
      run();
    },
    end: () => {
      playing = false;
      run();
    },
    listen: (pace: Pace, listener: Listener) => {
      listeners[pace].add(listener);
      return () => void listeners[pace].delete(listener);
    },
    observe: (observer: () => void) => {
      observers.add(observer);
      return () => void observers.delete(observer);
    },
  };
}
