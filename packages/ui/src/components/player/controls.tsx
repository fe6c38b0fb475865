'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { ChangeReason } from '../../internal/use-controllable-state';
import { Button } from '../button';
import * as loading from '../button/loading.css';
import { Icon } from '../icon';
import { Select } from '../select';
import { Slider } from '../slider';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import type { Playback, PlaybackState } from './playback';
import * as styles from './player.css';
import { usePlayhead } from './playhead';

export interface PlayerLabels {
  play: string;
  pause: string;
  /** The label of the button that plays again from the start. */
  replay: string;
  back: string;
  forward: string;
  /** The label of the slider. */
  position: string;
  /** The label of the choice of rates. */
  rate: string;
  /** The announcement of a change of state, with the position in words. */
  announce: (state: PlaybackState, position: string) => string;
}

interface PlayerControlsProps {
  playback: Playback;
  state: PlaybackState;
  duration: number;
  step: number;
  rate: number;
  rates?: readonly number[] | undefined;
  setRate: (rate: number, reason: ChangeReason, event?: Event) => void;
  format: (position: number) => string;
  labels: PlayerLabels;
}

/** Plays, pauses, steps and scrubs. Renders a `<div>`. */
export function PlayerControls(props: PlayerControlsProps) {
  const { playback, state, step, rate, rates, setRate, labels } = props;
  const { play, pause, replay } = labels;
  const go = (by: number, { nativeEvent }: MouseEvent) =>
    playback.scrub(playback.position() + by, 'trigger-press', nativeEvent);
  const toggleByLetter = (event: KeyboardEvent) => {
    if (event.key !== 'k' || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    playback.toggle(event.nativeEvent);
  };
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <Button
          className={styles.toggle}
          onClick={({ nativeEvent }) => playback.toggle(nativeEvent)}
          onKeyDown={toggleByLetter}
          aria-keyshortcuts="k"
        >
          <Icon name={state === 'playing' ? 'bars-upright' : 'wedge'} />
          {/* Reserves the widest label, since playback ends on its own. */}
          <span className={clsx(loading.labels, styles.toggleWord)}>
            {Object.entries({ paused: play, playing: pause, ended: replay }).map(
              ([when, label]) => (
                <span key={when} aria-hidden={when !== state} className={loading.label}>
                  {label}
                </span>
              ),
            )}
          </span>
        </Button>
        <Button tone="secondary" onClick={(event) => go(-step, event)}>
          {labels.back}
        </Button>
        <Button tone="secondary" onClick={(event) => go(step, event)}>
          {labels.forward}
        </Button>
      </div>
      {rates && (
        <Select
          label={<span className={visuallyHidden}>{labels.rate}</span>}
          value={String(rate)}
          onValueChange={(value, { reason, event }) => setRate(Number(value), reason, event)}
          className={styles.rate}
        >
          {rates.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </Select>
      )}
      <Scrubber {...props} />
      <Announcement {...props} />
    </div>
  );
}

/** Updates at a readable pace: ten renders a second at most, of this component only. */
function Scrubber({ playback, duration, step, format, labels }: PlayerControlsProps) {
  const [position, setPosition] = useState(playback.position());
  usePlayhead('reading', setPosition);
  return (
    <Slider
      label={labels.position}
      min={0}
      max={Math.ceil(duration)}
      // A play of a few seconds takes smaller steps than whole ones.
      step={Math.min(1, step)}
      value={position}
      format={(at) => format(Math.min(at, duration))}
      onValueChange={(to, { reason, event }) => playback.scrub(to, reason, event)}
      className={styles.scrubber}
    />
  );
}

/** Announces that playback started or stopped, and at which position; never its progress. */
function Announcement({ playback, state, format, labels }: PlayerControlsProps) {
  const last = useRef(state);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    setWords(labels.announce(state, format(playback.position())));
  }, [playback, state, format, labels]);
  return <output className={visuallyHidden}>{words}</output>;
}
