import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Logo } from './logo';
import { LogoMark } from './logo-mark';

describe('Logo', () => {
  describeComponent(Logo, { href: '/', name: 'Hadal', mark: <LogoMark /> });

  test('is one link, named by the wordmark alone', () => {
    render(<Logo href="/" name="Hadal" mark={<LogoMark />} />);
    expect(screen.getByRole('link', { name: 'Hadal' })).toHaveAttribute('href', '/');
  });
});

describe('LogoMark', () => {
  describeComponent(LogoMark, {}, { replaceable: false });
});
