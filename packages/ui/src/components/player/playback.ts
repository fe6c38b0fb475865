export type PlaybackState = 'paused' | 'playing' | 'ended';

/** The rate at which a listener receives the position: every frame, or as often as figures can be read. */
export type Pace = 'frame' | 'reading';

type Listener = (position: number) => void;

export interface Options {
  /** s */
  duration: number;
  /** The speed as a multiple of real time. */
  rate: number;
  /** Called when the position comes to rest. */
  onRest: Listener | undefined;
}

/** Time between two readings while playing, ms. */
const READING = 100;

export type Playback = ReturnType<typeof createPlayback>;

/**
 * A position in seconds that advances in a single animation frame loop and notifies its listeners.
 * It lives outside React, so that nothing renders sixty times a second.
 */
export function createPlayback(start: number) {
  const listeners = { frame: new Set<Listener>(), reading: new Set<Listener>() };
  const observers = new Set<() => void>();
  let [position, duration, rate] = [start, Infinity, 1];
  let [playing, away] = [false, false];
  let onRest: Listener | undefined;
  let frame = 0;
  /** Times of the last frame and the last reading; -Infinity until the first since the loop began. */
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
  /** Runs the loop while something moves and can be seen. */
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
    /** Pauses while out of sight, and resumes by itself. */
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
