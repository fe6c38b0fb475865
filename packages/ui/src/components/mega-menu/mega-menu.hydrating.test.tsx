import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MegaMenu } from './mega-menu';

// For as long as a slow phone hydrates the rest of the page.
vi.mock(import('../../internal/use-hydrated'), async (original) => ({
  ...(await original()),
  useHydrated: () => false,
}));

test('a panel opened while the page hydrates closes on Escape', async () => {
  render(<MegaMenu groups={[{ id: 'a', title: 'About', links: [{ href: '/', title: 'Us' }] }]} />);
  const trigger = screen.getByRole('button', { name: 'About' });
  await userEvent.click(trigger);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
});
