import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { UiProvider } from '../ui-provider';
import { NumberField, type NumberFieldProps } from './number-field';

const field = () => screen.getByRole<HTMLInputElement>('textbox');

/** A parent that keeps the last number, like a calculator. */
function Keeping({ initial, ...rest }: Partial<NumberFieldProps> & { initial: number }) {
  const [value, setValue] = useState(initial);
  return (
    <form onReset={() => setValue(initial)}>
      <NumberField
        label="Depth"
        {...rest}
        value={value}
        onValueChange={(number, { problem }) => {
          if (number !== undefined && !problem) setValue(number);
        }}
      />
      <button type="button" onClick={() => setValue(2000)}>
        Twice
      </button>
      <button type="reset">Reset</button>
      <output>{value}</output>
    </form>
  );
}

describe('NumberField', () => {
  describeComponent(NumberField, { label: 'Depth', defaultValue: 1000 }, { control: true });

  test("can be submitted from the server's markup", () => {
    const html = renderToString(<NumberField label="Depth" name="depth" defaultValue={1025} />);
    expect(html).toContain('value="1,025"');
    expect(html).toContain('inputMode="decimal"');
  });

  test('is described by its error, unit and hint', () => {
    render(<NumberField label="Depth" unit="m" hint="0 to 10,000 m" error="Too deep" />);
    expect(field()).toHaveAccessibleDescription('Too deep m 0 to 10,000 m');
    expect(field()).toBeInvalid();
  });

  test('reports the number and the text, and why there is no number', async () => {
    const onValueChange = vi.fn();
    render(<NumberField label="Depth" max={100} onValueChange={onValueChange} />);
    await userEvent.type(field(), '1,5');
    expect(onValueChange).toHaveBeenLastCalledWith(
      1.5,
      expect.objectContaining({ text: '1,5', problem: undefined }),
    );
    await userEvent.type(field(), 'x');
    expect(onValueChange).toHaveBeenLastCalledWith(
      undefined,
      expect.objectContaining({
        text: '1,5x',
        problem: 'not-a-number',
      }),
    );
    await userEvent.clear(field());
    expect(onValueChange).toHaveBeenLastCalledWith(
      undefined,
      expect.objectContaining({ text: '', problem: 'empty' }),
    );
    await userEvent.type(field(), '101');
    expect(onValueChange).toHaveBeenLastCalledWith(
      101,
      expect.objectContaining({ text: '101', problem: 'too-high' }),
    );
  });

  test('keeps the typed text, even on blur', async () => {
    render(<Keeping initial={1000} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '1 025,0');
    await userEvent.tab();
    expect(field()).toHaveValue('1 025,0');
    expect(screen.getByRole('status')).toHaveTextContent('1025');
  });

  test('keeps invalid text while its parent keeps the last number', async () => {
    render(<Keeping initial={1000} />);
    await userEvent.type(field(), 'x');
    expect(field()).toHaveValue('1,000x');
    expect(screen.getByRole('status')).toHaveTextContent('1000');
  });

  test('follows its parent when the number changes elsewhere', async () => {
    render(<Keeping initial={1000} />);
    await userEvent.type(field(), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Twice' }));
    expect(field()).toHaveValue('2,000');
  });

  test('resets with its form, even if the number never changed', async () => {
    render(<Keeping initial={1000} />);
    await userEvent.type(field(), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field()).toHaveValue('1,000');
  });

  test('takes NaN for a field without a number, and leaves what is typed', async () => {
    function Parent() {
      const [value, setValue] = useState(5);
      return (
        <NumberField
          label="Depth"
          value={value}
          onValueChange={(number) => setValue(number ?? NaN)}
        />
      );
    }
    render(<Parent />);
    await userEvent.clear(field());
    expect(field()).toHaveValue('');
    await userEvent.type(field(), '-');
    expect(field()).toHaveValue('-');
    await userEvent.type(field(), '2{ArrowUp}');
    expect(field()).toHaveValue('-1');
  });

  test('keeps its own number if uncontrolled, and resets to the first', async () => {
    const onValueChange = vi.fn();
    render(
      <form>
        <NumberField label="Depth" defaultValue={5} onValueChange={onValueChange} />
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.type(field(), '0{ArrowUp}');
    expect(field()).toHaveValue('51');
    await userEvent.click(screen.getByRole('button'));
    expect(field()).toHaveValue('5');
    expect(onValueChange).toHaveBeenLastCalledWith(
      5,
      expect.objectContaining({ reason: 'reset', text: '5', problem: undefined }),
    );
  });

  test('keeps what is half typed if a reset is cancelled', async () => {
    render(
      <form onReset={(event) => event.preventDefault()}>
        <NumberField label="Depth" defaultValue={5} />
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.clear(field());
    await userEvent.type(field(), '-');
    await userEvent.click(screen.getByRole('button'));
    // The field follows a reset in the task after it.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(field()).toHaveValue('-');
  });

  test('offers a keyboard with a minus if its numbers may be negative', () => {
    // An iPhone's decimal keyboard has none.
    render(<NumberField label="Temperature" min={-2} max={30} />);
    expect(field()).toHaveAttribute('inputmode', 'text');
  });

  test('takes no step from the arrows that choose among the candidates of a composition', () => {
    render(<NumberField label="Depth" defaultValue={5} />);
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    expect(field()).toHaveValue('5');
  });

  test('takes no step while it is read-only', async () => {
    render(<NumberField label="Depth" defaultValue={5} readOnly />);
    await userEvent.type(field(), '{ArrowUp}');
    expect(field()).toHaveValue('5');
  });

  test('steps without floating-point errors, within its limits', async () => {
    render(<NumberField label="Efficiency" defaultValue={0.2} step={0.1} min={0} max={1} />);
    await userEvent.type(field(), '{ArrowUp}');
    expect(field()).toHaveValue('0.3');
    await userEvent.type(field(), '{PageUp}');
    expect(field()).toHaveValue('1');
    await userEvent.type(field(), '{PageDown}{ArrowDown}');
    expect(field()).toHaveValue('0');
  });

  test('steps and writes whole numbers to the last of fifteen digits', async () => {
    render(<NumberField label="Energy" defaultValue={123_456_789_012_345} />);
    expect(field()).toHaveValue('123,456,789,012,345');
    await userEvent.type(field(), '{ArrowUp}');
    expect(field()).toHaveValue('123,456,789,012,346');
  });

  test('starts at its lower limit when stepped while empty', async () => {
    render(<NumberField label="Depth" min={50} step={10} />);
    await userEvent.type(field(), '{ArrowUp}');
    expect(field()).toHaveValue('60');
  });

  test('formats numbers as its parent defines', async () => {
    const format = (value: number) => value.toLocaleString('de');
    const onValueChange = vi.fn();
    render(<NumberField label="Tiefe" defaultValue={1025} {...{ format, onValueChange }} />);
    await userEvent.type(field(), '{ArrowUp}');
    expect(field()).toHaveValue('1.026');
    expect(onValueChange).toHaveBeenLastCalledWith(
      1026,
      expect.objectContaining({ text: '1.026', problem: undefined }),
    );
  });

  test('leaves the mouse wheel and the caret alone', async () => {
    render(<NumberField label="Depth" defaultValue={5} />);
    fireEvent.wheel(field(), { deltaY: 100 });
    await userEvent.type(field(), '{Shift>}{ArrowUp}{/Shift}{Home}{End}');
    expect(field()).toHaveValue('5');
  });

  test('keeps text typed before hydration', async () => {
    const onValueChange = vi.fn();
    const element = <NumberField label="Depth" defaultValue={5} onValueChange={onValueChange} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    document.body.append(container);
    await userEvent.type(field(), '0');
    render(element, { container, hydrate: true });
    expect(field()).toHaveValue('50');
    expect(onValueChange).toHaveBeenLastCalledWith(
      50,
      expect.objectContaining({ text: '50', problem: undefined }),
    );
    await userEvent.type(field(), '{ArrowUp}');
    expect(field()).toHaveValue('51');
  });
});

test('NumberField writes and reads numbers as the locale of its provider does', async () => {
  const onValueChange = vi.fn();
  render(
    <UiProvider locale="de">
      <NumberField label="Depth" defaultValue={1025.5} onValueChange={onValueChange} />
    </UiProvider>,
  );
  expect(field()).toHaveValue('1.025,5');
  await userEvent.clear(field());
  await userEvent.type(field(), '1.025');
  expect(onValueChange).toHaveBeenLastCalledWith(1025, expect.anything());
});
