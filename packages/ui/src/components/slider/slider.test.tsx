import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Slider } from './slider';
import { SliderField } from './slider-field';

const slider = () => screen.getByRole<HTMLInputElement>('slider');
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const drag = (value: number) => fireEvent.input(slider(), { target: { value: String(value) } });
const depth = { label: 'Depth', unit: 'm', min: 100, max: 1500, step: 10 };

describe('Slider', () => {
  describeComponent(Slider, depth, { control: true });

  test('shows its value before hydration', () => {
    expect(renderToString(<Slider {...depth} defaultValue={1000} />)).toContain('value="1000"');
  });

  test('announces its number with the unit', () => {
    render(<Slider {...depth} defaultValue={1000} />);
    expect(slider()).toHaveAttribute('aria-valuetext', '1,000\u00a0m');
    expect(slider()).toHaveAccessibleName('Depth');
  });

  test('keeps its own number if uncontrolled, and resets to the first', async () => {
    const onValueChange = vi.fn();
    render(
      <form>
        <Slider {...depth} defaultValue={1000} onValueChange={onValueChange} />
        <button type="reset">Reset</button>
      </form>,
    );
    drag(400);
    expect(onValueChange).toHaveBeenLastCalledWith(400, expect.anything());
    expect(screen.getByText('400 m')).toBeVisible();
    await userEvent.click(screen.getByRole('button'));
    expect(slider()).toHaveValue('1000');
  });

  test('keeps a position set before hydration', () => {
    const onValueChange = vi.fn();
    const element = <Slider {...depth} defaultValue={1000} onValueChange={onValueChange} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    document.body.append(container);
    slider().value = '400';
    render(element, { container, hydrate: true });
    expect(slider()).toHaveValue('400');
    expect(slider()).toHaveAttribute('aria-valuetext', '400\u00a0m');
    expect(onValueChange).toHaveBeenLastCalledWith(400, expect.anything());
  });

  test('leaves a reset to its parent when controlled', async () => {
    const onValueChange = vi.fn();
    render(
      <form>
        <Slider {...depth} value={1000} onValueChange={onValueChange} />
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(slider()).toHaveValue('1000');
  });

  test('stays as its parent sets it when controlled', () => {
    const onValueChange = vi.fn();
    render(<Slider {...depth} value={1000} onValueChange={onValueChange} />);
    drag(400);
    expect(onValueChange).toHaveBeenCalledWith(400, expect.anything());
    expect(slider()).toHaveValue('1000');
  });

  test.each([
    ['ltr', '{ArrowRight}{ArrowRight}{ArrowLeft}', '1010'],
    ['rtl', '{ArrowLeft}{ArrowLeft}{ArrowRight}', '1010'],
    ['rtl', '{ArrowUp}{PageDown}', '910'],
    ['ltr', '{Home}{ArrowDown}', '100'],
    ['ltr', '{End}{PageUp}', '1500'],
  ])('follows the arrows along its track (%s: %s)', async (direction, keys, value) => {
    render(
      <div style={{ direction: direction as 'ltr' | 'rtl' }}>
        <Slider {...depth} defaultValue={1000} />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(slider()).toHaveValue(value);
  });

  test('leaves keys with a modifier to the browser', async () => {
    render(<Slider {...depth} defaultValue={1000} />);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(slider()).toHaveValue('1000');
  });
});

describe('SliderField', () => {
  describeComponent(SliderField, depth, { control: true });

  test('submits one value, its number', () => {
    render(<SliderField {...depth} name="depth" />);
    expect(field()).toHaveAttribute('name', 'depth');
    expect(slider()).not.toHaveAttribute('name');
  });

  test('names both controls by its label', () => {
    render(<SliderField {...depth} />);
    expect(field()).toHaveAccessibleName('Depth');
    expect(slider()).toHaveAccessibleName('Depth');
  });

  test('keeps number and slider in sync', async () => {
    render(<SliderField {...depth} defaultValue={1000} />);
    drag(400);
    expect(field()).toHaveValue('400');
    await userEvent.clear(field());
    await userEvent.type(field(), '1 200');
    expect(slider()).toHaveValue('1200');
    expect(field()).toHaveValue('1 200');
  });

  test('keeps the thumb in place while the field holds no number', async () => {
    const onValueChange = vi.fn();
    render(<SliderField {...depth} defaultValue={1000} onValueChange={onValueChange} />);
    await userEvent.clear(field());
    expect(field()).toHaveValue('');
    expect(slider()).toHaveValue('1000');
    expect(onValueChange).toHaveBeenLastCalledWith(
      undefined,
      expect.objectContaining({ text: '', problem: 'empty' }),
    );
  });

  test('keeps an out-of-range number in the field, with the thumb at its end', async () => {
    render(<SliderField {...depth} defaultValue={1000} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '10000');
    expect(field()).toHaveValue('10000');
    expect(slider()).toHaveValue('1500');
    expect(slider()).toHaveAttribute('aria-valuetext', '1,500\u00a0m');
  });

  test('reports the number that a reset restores', async () => {
    const onValueChange = vi.fn();
    render(
      <form>
        <SliderField {...depth} defaultValue={1000} onValueChange={onValueChange} />
        <button type="reset">Reset</button>
      </form>,
    );
    drag(400);
    onValueChange.mockClear();
    await userEvent.click(screen.getByRole('button'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      1000,
      expect.objectContaining({ reason: 'reset', text: '1,000' }),
    );
    expect(field()).toHaveValue('1,000');
    expect(slider()).toHaveValue('1000');
  });

  test('locks the thumb of a read-only number', () => {
    render(<SliderField {...depth} defaultValue={1000} readOnly />);
    expect(slider()).toBeDisabled();
  });

  test('reports a number that its format writes like the one before', () => {
    const onValueChange = vi.fn();
    render(
      <SliderField
        {...depth}
        defaultValue={700}
        format={(number) => `${Math.round(number / 1000)} km`}
        onValueChange={onValueChange}
      />,
    );
    drag(710);
    expect(onValueChange).toHaveBeenLastCalledWith(710, expect.objectContaining({ text: '1 km' }));
    expect(slider()).toHaveValue('710');
  });

  test('puts thumb and number back if the change is cancelled', () => {
    render(
      <SliderField {...depth} defaultValue={700} onValueChange={(_, { cancel }) => cancel()} />,
    );
    drag(900);
    expect(field()).toHaveValue('700');
    expect(slider()).toHaveValue('700');
  });

  test('keeps the thumb in place while its parent has NaN for no number', async () => {
    function Parent() {
      const [value, setValue] = useState(700);
      return (
        <SliderField
          {...depth}
          value={value}
          onValueChange={(number) => setValue(number ?? Number.NaN)}
        />
      );
    }
    render(<Parent />);
    await userEvent.clear(field());
    expect(field()).toHaveValue('');
    expect(slider()).toHaveValue('700');
  });

  test("shows its parent's number, and returns to it on reset", async () => {
    function Parent() {
      const [value, setValue] = useState<number | undefined>(700);
      return (
        <form onReset={() => setValue(700)}>
          <SliderField {...depth} value={value} onValueChange={setValue} />
          <button type="reset">Reset</button>
        </form>
      );
    }
    render(<Parent />);
    drag(400);
    expect(field()).toHaveValue('400');
    await userEvent.type(field(), 'x');
    expect(slider()).toHaveValue('400');
    await userEvent.click(screen.getByRole('button'));
    expect(field()).toHaveValue('700');
    expect(slider()).toHaveValue('700');
  });
});
