import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Stack } from '../../components/stack';
import { scale } from '../../styles/tokens';
import { motionTrack } from './motion.css';
import * as styles from './specimens.css';

const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { rise, sink, ...durations } = scale.motion;

function Try({ tracks }: { tracks: { name: string; duration: string; easing: string }[] }) {
  const [at, setAt] = useState('start');
  return (
    <Stack>
      {tracks.map(({ name, duration, easing }) => (
        <div key={name} className={styles.row}>
          <div>
            {name}
            <div className={styles.value}>{name in durations ? duration : easing}</div>
          </div>
          <div className={styles.track} data-at={at}>
            <div
              className={`${styles.float} ${motionTrack}`}
              style={{ transitionDuration: duration, transitionTimingFunction: easing }}
            />
          </div>
        </div>
      ))}
      <div>
        <Button size="small" onClick={() => setAt(at === 'start' ? 'end' : 'start')}>
          Move them
        </Button>
      </div>
    </Stack>
  );
}

/** For colours, controls, panels and drawings. */
export const Durations: Story = {
  render: () => (
    <Try
      tracks={Object.entries(durations).map(([name, duration]) => ({
        name,
        duration,
        easing: rise,
      }))}
    />
  ),
};

/** `rise` for content that enters or moves up, `sink` for content that leaves. */
export const Easings: Story = {
  render: () => (
    <Try
      tracks={Object.entries({ rise, sink }).map(([name, easing]) => ({
        name,
        duration: durations.drawing,
        easing,
      }))}
    />
  ),
};
