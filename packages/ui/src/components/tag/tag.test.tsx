import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { Tag } from './tag';

describe('Tag', () => {
  describeComponent(Tag, { children: 'Storage' });
  describeStrings('Tag', <Tag onRemove={vi.fn()}>[mine]</Tag>);

  test('is a link if it leads somewhere', () => {
    const { rerender } = render(<Tag>Storage</Tag>);
    expect(screen.queryByRole('link')).toBeNull();
    rerender(<Tag href="/storage">Storage</Tag>);
    expect(screen.getByRole('link', { name: 'Storage' })).toHaveAttribute('href', '/storage');
  });

  test('asks to be removed by a button that names it', async () => {
    const onRemove = vi.fn();
    render(<Tag onRemove={onRemove}>Storage</Tag>);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Storage' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });
});
