import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Button } from '../button';
import { Tooltip } from './tooltip';

const element = (
  <Tooltip content="Sends nothing yet">
    <Button>Publish</Button>
  </Tooltip>
);
const control = () => screen.getByRole('button', { name: 'Publish' });

describe('Tooltip', () => {
  describeComponent(
    Tooltip,
    { defaultOpen: true, content: 'Sends nothing yet', children: <Button>Publish</Button> },
    { root: 'opened' },
  );

  test('describes its control while the keyboard focuses it', async () => {
    render(element);
    expect(control()).not.toHaveAttribute('aria-describedby');
    await userEvent.tab();
    expect(control()).toHaveAccessibleDescription('Sends nothing yet');
    await userEvent.tab();
    expect(control()).not.toHaveAttribute('aria-describedby');
  });

  test('describes its control whatever its id', () => {
    render(
      <Tooltip id="no-sending" content="Sends nothing yet" open>
        <Button>Publish</Button>
      </Tooltip>,
    );
    expect(control()).toHaveAccessibleDescription('Sends nothing yet');
    expect(screen.getByRole('tooltip')).toHaveAttribute('id', 'no-sending');
  });

  test('is not shown as the focus comes back from what a press has opened', () => {
    render(element);
    const button = control();
    // jsdom knows no focus but the keyboard's.
    vi.spyOn(button, 'matches').mockImplementation(
      (selector) =>
        selector !== ':focus-visible' && Element.prototype.matches.call(button, selector),
    );
    act(() => button.focus());
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('aria-describedby');
  });

  test('closes on Escape, with the focus where it is', async () => {
    render(element);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(control()).not.toHaveAttribute('aria-describedby');
    expect(control()).toHaveFocus();
  });
});
