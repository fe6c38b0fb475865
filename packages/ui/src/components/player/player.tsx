'use client';

import { clsx } from 'clsx';
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { renderPart, type Renders } from '../../internal/part';
import {
  useControllableState,
  type ChangeDetails,
  type ChangeHandler,
} from '../../internal/use-controllable-state';
import { useLayoutEffect } from '../../internal/use-layout-effect';
import { PlayerControls, type PlayerLabels } from './controls';
import { LiveText } from './live-text';
import { createPlayback, type Playback } from './playback';
import * as styles from './player.css';
import { PlaybackContext } from './playhead';

export interface PlayerProps extends Omit<ComponentPropsWithRef<'div'>, 'onRateChange'>, Renders {
  /** Duration in real time, s. */
  duration: number;
  /** The position in s. A new value moves the player there. @default 0 */
  position?: number | undefined;
  /** Called when the position has come to rest: paused, stepped, scrubbed, or at the end. */
  onPositionChange?:
    ((position: number, details: Pick<ChangeDetails, 'reason' | 'event'>) => void) | undefined;
  /** The size of a step in s. @default 1 */
  step?: number | undefined;
  /** Playback speed as a multiple of real time. */
  rate?: number | undefined;
  /** @default 1 */
  defaultRate?: number | undefined;
  /** The playback rates on offer. Without it, no choice is shown. */
  rates?: readonly number[] | undefined;
  onRateChange?: ChangeHandler<number> | undefined;
  /** Formats a position in words, for the slider and screen readers. */
  format: (position: number) => string;
  labels: PlayerLabels;
  /** The drawing, above the controls; figures that follow it stand beside it, as children. */
  scene: ReactNode;
  /** Fields that change the scene, as `PlayerSettings`, below the controls. */
  settings?: ReactNode;
  /** More for where nothing moves: without scripts, in print, or with reduced motion. */
  still?: ReactNode;
}

/**
 * Plays its content: a drawing and figures that follow its position through `usePlayhead`. Starts
 * paused, stops at the end, and suspends while out of view. The controls stay in reach at the
 * window's lower edge. Renders a `<div role="group">`, which needs an `aria-label`.
 */
export function Player({
  duration,
  position = 0,
  onPositionChange,
  step = 1,
  rate: controlledRate,
  defaultRate = 1,
  rates,
  onRateChange,
  format,
  labels,
  scene,
  settings,
  still,
  className,
  children,
  ...rest
}: PlayerProps) {
  const bench = useRef<HTMLDivElement>(null);
  const [rate, setRate] = useControllableState(controlledRate, defaultRate, onRateChange);
  const [playback] = useState(() => createPlayback(position));
  const state = useSyncExternalStore(playback.observe, playback.state, playback.state);
  useLayoutEffect(() =>
    playback.configure({
      duration,
      rate,
      onRest: (at, reason, event) => onPositionChange?.(at, { reason, event }),
    }),
  );
  useLayoutEffect(() => playback.seek(position), [playback, position]);
  useEffect(() => () => playback.end(), [playback]);
  useAway(playback, bench, state === 'playing');
  return (
    <PlaybackContext.Provider value={playback}>
      {renderPart('div', {
        // A fieldset is a part of a form.
        role: 'group',
        'data-part': 'player',
        ...rest,
        className: clsx(styles.player, className),
        children: (
          <>
            <div ref={bench}>
              <div className={styles.panes}>
                <div>{scene}</div>
                {children}
              </div>
              <p className={styles.position}>
                {labels.position}: <LiveText at={format} />
              </p>
              <PlayerControls
                {...{ playback, state, duration, step, rate, rates, setRate, format, labels }}
              />
            </div>
            {settings}
            {still && <div className={styles.still}>{still}</div>}
          </>
        ),
      })}
    </PlaybackContext.Provider>
  );
}

/** Suspends playback while it is out of view or the page is in the background. */
function useAway(
  playback: Playback,
  bench: { readonly current: Element | null },
  isPlaying: boolean,
) {
  useEffect(() => {
    if (!isPlaying || !bench.current) return undefined;
    let outOfView = false;
    const update = () => playback.setAway(outOfView || document.hidden);
    const observer = new IntersectionObserver((entries) => {
      outOfView = !entries.at(-1)?.isIntersecting;
      update();
    });
    observer.observe(bench.current);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
      playback.setAway(false);
    };
  }, [playback, bench, isPlaying]);
}
