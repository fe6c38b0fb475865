import { Player } from '@hadal/ui';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ascent } from '../test/ascent';
import { describeScene } from '../test/describe-scene';
import { AscentScene } from './ascent-scene';
import { geometry } from './geometry';

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
    const { container, rerender } = render(<div />);
    const heightAt = (position: number) => {
      rerender(
        <Player
          duration={720}
          position={position}
          format={String}
          labels={labels}
          scene={<AscentScene {...ascent} />}
        />,
      );
      const vessel = container.querySelector<SVGElement>('svg + div + svg');
      const drawn = vessel?.querySelector(':scope > g')?.getAttribute('transform');
      const moved = vessel?.style.transform.match(/-?[\d.]+(?=%\))/)?.[0];
      return Number(drawn?.match(/[\d.]+(?=\))/)?.[0]) + (Number(moved) / 100) * geometry.height;
    };
    const [start, mid, dock] = [0, 360, 720].map(heightAt);
    expect(start).toBeGreaterThan(mid!);
    expect(mid).toBeGreaterThan(dock!);
  });
});
