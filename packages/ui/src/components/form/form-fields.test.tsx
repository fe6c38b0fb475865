import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Button } from '../button';
import { Field } from '../field';
import { NumberField } from '../number-field';
import { Slider, SliderField } from '../slider';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';
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

test('checks, lists and sends a field elsewhere that joins by its `form`', async () => {
  const guests = z.object({ guest: z.string().check(z.minLength(1, 'Enter a name')) });
  const onSend = vi.fn<FormSend<z.output<typeof guests>>>(async () => {});
  render(
    <>
      <Form id="visit" schema={guests} onSend={onSend}>
        <Button type="submit">Send</Button>
      </Form>
      <TextField form="visit" name="guest" label="Guest" />
    </>,
  );
  await send();
  await userEvent.click(screen.getByRole('link', { name: 'Enter a name' }));
  expect(screen.getByRole('textbox', { name: 'Guest' })).toHaveFocus();
  await userEvent.keyboard('Ada');
  await send();
  expect(onSend.mock.calls[0]![0]).toEqual({ guest: 'Ada' });
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

test('keeps what was entered if a reset is cancelled', async () => {
  const onValueChange = vi.fn();
  render(
    <Form onReset={(event) => event.preventDefault()}>
      <NumberField label="Bells" defaultValue={1} onValueChange={onValueChange} />
      <SliderField label="Depth" min={0} max={9} defaultValue={1} onValueChange={onValueChange} />
      <Slider label="Load" max={9} defaultValue={1} onValueChange={onValueChange} />
      <TextArea label="Note" maxLength={9} />
      <Button type="reset">Reset</Button>
    </Form>,
  );
  const box = (name: string) => screen.getByRole('textbox', { name });
  await userEvent.type(box('Bells'), '{ArrowUp}');
  await userEvent.type(box('Depth'), '{ArrowUp}');
  fireEvent.change(screen.getByRole('slider', { name: 'Load' }), { target: { value: '2' } });
  await userEvent.type(box('Note'), 'At sea');
  onValueChange.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onValueChange).not.toHaveBeenCalled();
  expect(box('Bells')).toHaveValue('2');
  expect(box('Depth')).toHaveValue('2');
  expect(screen.getByRole('slider', { name: 'Load' })).toHaveValue('2');
  expect(screen.getByText('3 characters left')).toBeVisible();
});

test('ties its texts to a field whose name has spaces', async () => {
  render(
    <Form id="visit" errors={{ 'first name': 'Enter your name' }}>
      <TextField name="first name" label="Name" hint="As in your passport" />
      <Button type="submit">Send</Button>
    </Form>,
  );
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveAccessibleDescription('Enter your name As in your passport');
  expect(name.id).not.toMatch(/\s/);
  await userEvent.click(screen.getByRole('link', { name: 'Enter your name' }));
  expect(name).toHaveFocus();
});
