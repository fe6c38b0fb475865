import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { QrCode } from './qr-code';

const props = { value: 'https://example.org', 'aria-label': 'QR code' };

describe('QrCode', () => {
  describeComponent(QrCode, props, { replaceable: false });

  test('draws every dark module and nothing else', () => {
    render(<QrCode {...props} />);
    const drawn = new Set<string>();
    const path = screen.getByRole('img', { name: 'QR code' }).querySelector('path');
    for (const [, x, y, length] of path!.getAttribute('d')!.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      for (let step = 0; step < Number(length); step += 1) drawn.add(`${Number(x) + step} ${y}`);
    }
    const { data } = encode(props.value, { border: 4 });
    const dark = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])),
    );
    expect([...drawn].toSorted()).toEqual(dark.toSorted());
    expect(dark.length).toBeGreaterThan(200);
  });
});
