import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Switch } from './switch';

const control = () => screen.getByRole('switch', { name: 'Show depths' });

describe('Switch', () => {
  describeComponent(Switch, { label: 'Show depths' }, { control: true });

  test('keeps its own state, and toggles by its label', async () => {
    const onValueChange = vi.fn();
    render(<Switch label="Show depths" defaultChecked onValueChange={onValueChange} />);
    expect(control()).toBeChecked();
    await userEvent.click(screen.getByText('Show depths'));
    expect(control()).not.toBeChecked();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      false,
      expect.objectContaining({ reason: 'item-press' }),
    );
  });

  test('stays as it was if its change is cancelled', async () => {
    render(<Switch label="Show depths" onValueChange={(_, details) => details.cancel()} />);
    await userEvent.click(control());
    expect(control()).not.toBeChecked();
  });

  test('stays as its parent sets it when controlled', async () => {
    const onValueChange = vi.fn();
    render(<Switch label="Show depths" checked={false} onValueChange={onValueChange} />);
    await userEvent.click(control());
    expect(onValueChange).toHaveBeenCalledOnce();
    expect(control()).not.toBeChecked();
  });

  test('is posted by a form like a checkbox', async () => {
    render(
      <form aria-label="Settings">
        <Switch label="Show depths" name="depths" value="yes" />
      </form>,
    );
    const posted = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('depths');
    expect(posted()).toBeNull();
    await userEvent.click(control());
    expect(posted()).toBe('yes');
  });

  test('is described by its error and hint', () => {
    render(<Switch label="Show depths" hint="In metres." error="Not saved" />);
    expect(control()).toHaveAccessibleDescription('Not saved In metres.');
  });
});
