import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Checkbox } from './checkbox';

const box = () => screen.getByRole('checkbox', { name: 'I understand' });

describe('Checkbox', () => {
  describeComponent(Checkbox, { label: 'I understand' }, { control: true });

  test('renders on a server', () => {
    expect(renderToString(<Checkbox label="I understand" defaultChecked />)).toContain('checked');
  });

  test('keeps its own state, and toggles by its label', async () => {
    render(<Checkbox label="I understand" defaultChecked />);
    expect(box()).toBeChecked();
    await userEvent.click(screen.getByText('I understand'));
    expect(box()).not.toBeChecked();
  });

  test('stays as its parent sets it when controlled', async () => {
    const onChange = vi.fn();
    render(<Checkbox label="I understand" checked={false} onChange={onChange} />);
    await userEvent.click(box());
    expect(onChange).toHaveBeenCalledOnce();
    expect(box()).not.toBeChecked();
  });

  test('is described by its error and hint', () => {
    render(<Checkbox label="I understand" hint="No offer." error="Tick the box" />);
    expect(box()).toHaveAccessibleDescription('Tick the box No offer.');
    expect(box()).toBeInvalid();
  });

  test('stays indeterminate on press until its parent changes that', async () => {
    const onChange = vi.fn();
    const part = (
      <Checkbox label="I understand" indeterminate checked={false} onChange={onChange} />
    );
    const { rerender } = render(part);
    expect(box()).toBePartiallyChecked();
    await userEvent.click(box());
    expect(box()).toBePartiallyChecked();
    rerender(<Checkbox label="I understand" indeterminate checked onChange={onChange} />);
    expect(box()).toBePartiallyChecked();
    rerender(<Checkbox label="I understand" checked onChange={onChange} />);
    expect(box()).not.toBePartiallyChecked();
  });
});
