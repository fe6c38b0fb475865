import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Button } from '../button';
import { Field } from '../field';
import { NumberField } from '../number-field';
import { SliderField } from '../slider';
import { Form, type FormSend } from './index';

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('hears of a number that a key or a slider changes, as of a typed one', async () => {
  const least = z.object({
    bells: z.string().check(z.refine((text) => Number(text) > 1, 'Order two or more')),
    depth: z.string().check(z.refine((text) => Number(text) > 1, 'Go deeper')),
  });
  const onChange = vi.fn();
  render(
    <Form schema={least} errors={{ depth: 'Too shallow there' }} onChange={onChange}>
      <NumberField name="bells" label="Bells" defaultValue={1} onChange={onChange} />
      <SliderField name="depth" label="Depth" min={0} max={9} defaultValue={1} />
      <Button type="submit">Send</Button>
    </Form>,
  );
  const bells = screen.getByRole('textbox', { name: 'Bells' });
  const depth = screen.getByRole('textbox', { name: 'Depth' });
  const slide = (value: string) =>
    fireEvent.change(screen.getByRole('slider'), { target: { value } });
  expect(depth).toHaveAccessibleDescription('Too shallow there');
  slide('0');
  expect(depth).toBeValid();
  await send();
  expect(bells).toHaveAccessibleDescription('Order two or more');
  expect(depth).toHaveAccessibleDescription('Go deeper');
  slide('2');
  expect(depth).toHaveValue('2');
  expect(depth).toBeValid();
  onChange.mockClear();
  await userEvent.type(bells, '{ArrowUp}');
  expect(bells).toHaveValue('2');
  expect(bells).toBeValid();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('sends no half a date, of which the schema sees nothing', async () => {
  const visits = z.object({ day: z.string() });
  const onSend = vi.fn<FormSend<z.output<typeof visits>>>(async () => {});
  render(
    <Form schema={visits} onSend={onSend}>
      <Field name="day" label="Day" type="date" />
      <Button type="submit">Send</Button>
    </Form>,
  );
  // As a browser has it after "12" and a Tab; jsdom has no parts of a date.
  Object.defineProperties(screen.getByLabelText('Day'), {
    validity: { value: { badInput: true } },
    validationMessage: { value: 'Enter the rest of the date' },
  });
  await send();
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Enter the rest of the date' })).toBeVisible();
});
