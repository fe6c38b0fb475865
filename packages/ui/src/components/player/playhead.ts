'use client';

import { createContext, useContext, useRef } from 'react';
import { useLayoutEffect } from '../../internal/use-layout-effect';
import type { Pace, Playback } from './playback';

export const PlaybackContext = createContext<Playback | undefined>(undefined);

/** Returns the position of the surrounding player at render, in s; 0 without a player. */
export const usePosition = () => useContext(PlaybackContext)?.position() ?? 0;

/**
 * Shows the position of the surrounding `Player` by writing to the DOM: after each render, and then
 * at the given pace without rendering.
 */
export function usePlayhead(pace: Pace, show: (position: number) => void) {
  const playback = useContext(PlaybackContext);
  const latest = useRef(show);
  useLayoutEffect(() => {
    latest.current = show;
    show(playback?.position() ?? 0);
  });
  // Before the effects of the player itself, which may move it in the same commit.
  useLayoutEffect(
    () => playback?.listen(pace, (position) => latest.current(position)),
    [playback, pace],
  );
}
