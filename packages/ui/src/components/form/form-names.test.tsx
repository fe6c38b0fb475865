import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { FieldGroup } from '../field';
import { Radio, RadioGroup } from '../radio-group';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';
import { Form, type FormSend, type FormValues } from './index';

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('A form with several fields of one name', () => {
  test('ties each of several fields of one name to its own label', async () => {
    render(
      <Form id="wishes">
        <fieldset>
          <legend>Topics</legend>
          <Checkbox name="topics" value="sea" label="Sea" />
          <Checkbox name="topics" value="grid" label="Grid" />
        </fieldset>
        <FieldGroup legend="Tones">
          <Checkbox name="tones" value="low" label="Low" />
          <Checkbox name="tones" value="high" label="High" />
        </FieldGroup>
      </Form>,
    );
    await userEvent.click(screen.getByText('Grid'));
    await userEvent.click(screen.getByText('High'));
    const ticked = screen.getAllByRole('checkbox', { checked: true });
    expect(ticked.map((box) => box.getAttribute('value'))).toEqual(['grid', 'high']);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(screen.getByRole('checkbox', { name: 'Sea' })).toHaveAttribute('id', 'wishes-topics');
  });

  test('keeps the ids of the server if the first field hydrates last', async () => {
    let load!: (ready: true) => void;
    const loaded = new Promise<true>((resolve) => {
      load = resolve;
    });
    let isLoaded = true;
    function Late({ children }: { children: ReactNode }) {
      if (!isLoaded) throw loaded;
      return children;
    }
    const form = (
      <Form id="wishes">
        <Suspense>
          <Late>
            <Checkbox name="topics" value="sea" label="Sea" />
          </Late>
        </Suspense>
        <Checkbox name="topics" value="grid" label="Grid" />
      </Form>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(form);
    const ids = () => screen.getAllByRole('checkbox').map((box) => box.id);
    const fromServer = ids();
    isLoaded = false;
    const consoleError = vi.spyOn(console, 'error');
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const root = await act(async () => hydrateRoot(container, form, { onRecoverableError }));
    isLoaded = true;
    await act(async () => load(true));
    expect(ids()).toEqual(fromServer);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(consoleError).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    container.remove();
  });

  test('sends fields of one name as a list, but not the buttons and the radios', async () => {
    const onSend = vi.fn<FormSend<FormValues>>(async () => {});
    render(
      <Form onSend={onSend}>
        <TextField name="guest" label="Guest" defaultValue="Ada" />
        <TextField name="guest" label="Another guest" defaultValue="Grace" />
        <FieldGroup name="note" legend="Note">
          <TextArea name="note" label="Words" defaultValue="At the window" />
        </FieldGroup>
        <RadioGroup name="meal" legend="Meal" defaultValue="fish">
          <Radio value="fish" label="Fish" />
          <Radio value="none" label="None" />
        </RadioGroup>
        <Button type="submit" name="intent" value="send">
          Send
        </Button>
        <Button type="submit" name="intent" value="hold">
          Hold
        </Button>
      </Form>,
    );
    await send();
    expect(onSend.mock.calls[0]![0]).toEqual({
      guest: ['Ada', 'Grace'],
      note: 'At the window',
      meal: 'fish',
    });
  });

  test('sends the ticks of a group as a list, with one error for the group', async () => {
    const topics = z.object({ topics: z.array(z.string()).check(z.minLength(1, 'Choose one')) });
    const onSend = vi.fn<FormSend<z.output<typeof topics>>>(async () => {});
    render(
      <Form schema={topics} onSend={onSend}>
        <FieldGroup name="topics" legend="Topics">
          <Checkbox name="topics" value="sea" label="Sea" />
          <Checkbox name="topics" value="grid" label="Grid" />
        </FieldGroup>
        <Button type="submit">Send</Button>
      </Form>,
    );
    await send();
    expect(screen.getByRole('group', { name: 'Topics' })).toHaveAccessibleDescription('Choose one');
    await userEvent.click(screen.getByRole('link', { name: 'Choose one' }));
    const sea = screen.getByRole('checkbox', { name: 'Sea' });
    expect(sea).toHaveFocus();
    expect(sea).not.toHaveAccessibleDescription();
    await userEvent.click(sea);
    await send();
    expect(onSend.mock.calls[0]![0]).toEqual({ topics: ['sea'] });
  });
});
