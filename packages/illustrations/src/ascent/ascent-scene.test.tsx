import { Player } from '@hadal/ui';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ascent } from '../test/ascent';
import { describeScene } from '../test/describe-scene';
import { AscentScene } from './ascent-scene';

const labels = {
  play: '',
  pause: '',
  replay: '',
  back: '',
  forward: '',
  position: 'Time',
  rate: '',
  announce: () => '',
};

describe('AscentScene', () => {
  describeScene(AscentScene, ascent);

  test('draws the position of the surrounding player', () => {
    const heightOf = (position: number) => {
      const { container, unmount } = render(
        <Player
          duration={720}
          position={position}
          format={String}
          labels={labels}
          scene={<AscentScene {...ascent} />}
        />,
      );
      const moved = container.querySelector<SVGElement>('svg + div > svg')?.style.transform;
      unmount();
      return Number(moved?.match(/-?[\d.]+(?=%\))/)?.[0]);
    };
    const [start, mid, dock] = [0, 360, 720].map(heightOf);
    expect(start).toBeGreaterThan(mid!);
    expect(mid).toBeGreaterThan(dock!);
  });
});
