import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { TextArea } from './text-area';

const field = () => screen.getByRole('textbox', { name: 'Message' });
const type = (value: string) => fireEvent.input(field(), { target: { value } });

describe('TextArea', () => {
  describeComponent(TextArea, { label: 'Message', maxLength: 20 }, { control: true });
  describeStrings('TextArea', <TextArea label="[mine]" maxLength={9} />);

  test('renders on a server, with the count of its content', () => {
    expect(
      renderToString(<TextArea label="Message" maxLength={20} defaultValue="Ahoy" />),
    ).toContain('16 characters left');
  });

  test('is described by its error and hint, and has no counter without a limit', () => {
    render(<TextArea label="Message" hint="A question is enough." error="Too short" />);
    expect(field()).toHaveAccessibleDescription('Too short A question is enough.');
    expect(field()).toBeInvalid();
  });
});

describe('its counter', () => {
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('updates at once, and is announced once typing pauses', () => {
    const { container } = render(<TextArea label="Message" maxLength={5} />);
    const live = container.querySelector('span[aria-live="polite"]');
    type('A');
    pass(900);
    type('Ahoy');
    pass(900);
    expect(field()).toHaveAccessibleDescription('1 character left');
    expect(live).toBeEmptyDOMElement();
    pass(100);
    expect(live).toHaveTextContent('1 character left');
  });

  test('counts text typed before hydration', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<TextArea label="Message" maxLength={20} />);
    document.body.append(container);
    type('Ahoy');
    render(<TextArea label="Message" maxLength={20} />, { container, hydrate: true });
    expect(field()).toHaveAccessibleDescription('16 characters left');
  });

  test('follows a controlled value', () => {
    const props = { label: 'Message', maxLength: 20, onChange: () => {} };
    const { rerender } = render(<TextArea {...props} value="Ahoy" />);
    expect(field()).toHaveAccessibleDescription('16 characters left');
    rerender(<TextArea {...props} value="" />);
    expect(field()).toHaveAccessibleDescription('20 characters left');
  });

  test('resets with its form', () => {
    const { container } = render(
      <form>
        <TextArea label="Message" maxLength={20} />
      </form>,
    );
    type('Ahoy');
    expect(field()).toHaveAccessibleDescription('16 characters left');
    container.querySelector('form')?.reset();
    act(() => void vi.runAllTimers());
    expect(field()).toHaveAccessibleDescription('20 characters left');
  });

  test('uses a replacement text', () => {
    render(<TextArea label="Message" maxLength={20} charactersLeft={(left) => `noch ${left}`} />);
    expect(field()).toHaveAccessibleDescription('noch 20');
  });
});
