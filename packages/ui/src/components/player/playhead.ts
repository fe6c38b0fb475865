'use client';

import { createContext, useContext, useEffect, useRef } from 'react';
import { useLayoutEffect } from '../../internal/use-layout-effect';
import type { Pace, Playback } from './playback';

export const PlaybackContext = createContext<Playback | undefined>(undefined);

/**
 * Returns the position of the surrounding player on render, in seconds; without a player, the beginning.
 */
export const usePosition = () => useContext(PlaybackContext)?.position() ?? 0;

/**
 * Shows a position of the `Player` around it, by writing to the page itself: after each render, and
 * then as often as `pace` says, without one.
 */
export function usePlayhead(pace: Pace, show: (position: number) => void) {
  const playback = useContext(PlaybackContext);
  const latest = useRef(show);
  useLayoutEffect(() => {
    latest.current = show;
    show(playback?.position() ?? 0);
  });
  useEffect(() => playback?.listen(pace, (position) => latest.current(position)), [playback, pace]);
}
