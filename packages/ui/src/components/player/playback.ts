import type { ChangeReason } from '../../internal/use-controllable-state';

export type PlaybackState = 'paused' | 'playing' | 'ended';

/** The rate at which a listener receives the position: every frame, or at a readable pace. */
export type Pace = 'frame' | 'reading';

type Listener = (position: number) => void;

export interface Options {
  /** Duration in s. */
  duration: number;
  /** The speed as a multiple of real time. */
  rate: number;
  /** Called when the position comes to rest. */
  onRest: (position: number, reason: ChangeReason, event: Event | undefined) => void;
}

/** Interval between two readings while playing, in ms. */
const READING = 100;

export type Playback = ReturnType<typeof createPlayback>;

/**
 * A position in seconds that advances in an animation frame loop and notifies its listeners. It is
 * kept outside React, to avoid rendering sixty times a second.
 */
export function createPlayback(start: number) {
  const listeners = { frame: new Set<Listener>(), reading: new Set<Listener>() };
  const observers = new Set<() => void>();
  let [position, duration, rate] = [start, Infinity, 1];
  let [playing, away] = [false, false];
  let onRest: Options['onRest'] | undefined;
  let frame = 0;
  /** Times of the last frame and the last reading; -Infinity until the loop's first frame. */
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
      stop('end');
      return;
    }
    tell('frame');
    if (now - lastReading >= READING) {
      lastReading = now;
      tell('reading');
    }
    frame = requestAnimationFrame(tick);
  };
  /** Runs the loop while playing and visible. */
  const run = () => {
    cancelAnimationFrame(frame);
    lastFrame = -Infinity;
    if (playing && !away) frame = requestAnimationFrame(tick);
  };
  const stop = (reason: ChangeReason, event?: Event) => {
    playing = false;
    run();
    tellAll();
    notify();
    onRest?.(position, reason, event);
  };

  const seek = (to: number) => {
    position = Math.max(0, Math.min(duration, to));
    tellAll();
    notify();
  };

  return {
    position: () => position,
    state,
    /** Moves to a position, whether playing or not. */
    seek,
    toggle: (event?: Event) => {
      if (playing) {
        stop('trigger-press', event);
        return;
      }
      if (position >= duration) position = 0;
      playing = true;
      tellAll();
      run();
      notify();
    },
    /** Moves to a position on the reader's request. */
    scrub: (to: number, reason: ChangeReason, event?: Event) => {
      seek(to);
      if (!playing) onRest?.(position, reason, event);
    },
    configure: (options: Options) => {
      ({ duration, rate, onRest } = options);
      if (position > duration) seek(duration);
    },
    /** Suspends playback while out of view, and resumes it afterwards. */
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
