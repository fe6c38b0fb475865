import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { LogoRow, LogoRowItem } from './logo-row';

describe('LogoRow', () => {
  describeComponent(LogoRow, { title: 'Funded by' });

  test('is a list named by its title, which is a heading only with a level', () => {
    const { rerender } = render(<LogoRow title="Funded by" />);
    expect(screen.getByRole('list', { name: 'Funded by' })).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
    rerender(<LogoRow title="Funded by" level={2} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Funded by' })).toBeVisible();
  });
});

describe('LogoRowItem', () => {
  describeComponent(LogoRowItem, { children: 'Holm' });

  test('is a link by the name of its logo, if it leads somewhere', () => {
    render(
      <LogoRow title="Funded by">
        <LogoRowItem href="/holm">
          <img src="/holm.svg" alt="Port of Holm" />
        </LogoRowItem>
      </LogoRow>,
    );
    expect(screen.getByRole('link', { name: 'Port of Holm' })).toHaveAttribute('href', '/holm');
  });
});
