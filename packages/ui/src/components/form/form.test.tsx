import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActionState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { Button } from '../button';
import { Combobox } from '../combobox';
import { Dialog, DialogContent } from '../dialog';
import { NumberField } from '../number-field';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';
import { UiProvider } from '../ui-provider';
import { Form, type FormAnswer, type FormProps, type FormSend } from './index';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter your name')),
  email: z.email('Enter an email address'),
});
type Person = z.output<typeof schema>;

const fields = (
  <>
    <TextField name="name" label="Name" />
    <TextField name="email" label="Email" />
    <Button type="submit">Send</Button>
  </>
);
const open = (props: FormProps<Person>) =>
  render(
    <Form aria-label="Person" {...props}>
      {fields}
    </Form>,
  );

const name = () => screen.getByRole('textbox', { name: 'Name' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
async function fill() {
  await userEvent.type(name(), ' Ada ');
  await userEvent.type(email(), 'ada@example.com');
}

describe('Form', () => {
  describeComponent(Form, { children: fields });
  describeStrings(
    'Form',
    <Form errors={{ a: '[mine]' }}>
      <TextField name="a" label="[mine]" />
    </Form>,
  );

  describe('in a browser', () => {
    beforeEach(() => document.body.focus());

    test('lists what its schema refuses, and leads from the list to the field', async () => {
      const onSend = vi.fn<FormSend<Person>>(async () => {});
      open({ schema, onSend });
      await send();
      expect(onSend).not.toHaveBeenCalled();
      const [first, second] = screen.getAllByRole('link');
      expect(document.activeElement).toContainElement(first!);
      expect(first).toHaveTextContent('Enter your name');
      await userEvent.click(second!);
      expect(email()).toHaveFocus();
      expect(email()).toHaveAccessibleDescription('Enter an email address');
    });

    test('sends valid values once, as the schema makes them', async () => {
      const onSend = vi.fn<FormSend<Person>>(() => new Promise(() => {}));
      open({ schema, onSend });
      await fill();
      fireEvent.submit(screen.getByRole('form'));
      fireEvent.submit(screen.getByRole('form'));
      expect(onSend).toHaveBeenCalledOnce();
      expect(onSend.mock.calls[0]![0]).toEqual({ name: 'Ada', email: 'ada@example.com' });
      expect(screen.getByRole('form')).toHaveAttribute('data-state', 'sending');
    });

    test('without a schema, follows the rules of the browser', async () => {
      render(
        <Form summary={false} onSend={async () => {}}>
          <TextField name="name" label="Name" required />
          <Button type="submit">Send</Button>
        </Form>,
      );
      await send();
      expect(name()).toHaveFocus();
      expect(name()).toBeInvalid();
      expect(name()).toHaveAccessibleDescription(/./);
    });

    test("shows the server's errors, and forgets one once its field is edited", async () => {
      const answer = { errors: { email: 'Known already' }, formError: 'Closed today' };
      open({ schema, onSend: async () => answer });
      await fill();
      await send();
      expect(await screen.findByRole('link', { name: 'Known already' })).toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent('Closed today');
      expect(document.activeElement).toContainElement(screen.getByRole('alert'));
      expect(email()).toHaveAccessibleDescription('Known already');
      await userEvent.type(name(), '!');
      expect(email()).toBeInvalid();
      await userEvent.type(email(), '.au');
      expect(email()).toBeValid();
      expect(name()).toHaveValue(' Ada !');
    });

    test('keeps what was typed if the server cannot be reached', async () => {
      open({ schema, onSend: () => Promise.reject(new Error('offline')) });
      await fill();
      await send();
      expect(await screen.findByRole('alert')).toHaveTextContent('Nothing you typed is lost');
      expect(email()).toHaveValue('ada@example.com');
    });

    test('lists an error of a field that it does not have, without a link', async () => {
      open({ schema, onSend: async () => ({ errors: { iban: 'Not a number of an account' } }) });
      await fill();
      await send();
      expect(await screen.findByText('Not a number of an account')).toBeInTheDocument();
      expect(screen.queryByRole('link')).toBeNull();
    });

    test('lists an error of a control without an id, without a link', async () => {
      render(
        <Form onSend={async () => ({ errors: { iban: 'Not a number of an account' } })}>
          <input name="iban" aria-label="Account" />
          <Button type="submit">Send</Button>
        </Form>,
      );
      await send();
      expect(await screen.findByText('Not a number of an account')).toBeInTheDocument();
      expect(screen.queryByRole('link')).toBeNull();
    });

    test('leads to the errors that a page comes with', () => {
      open({ errors: { email: 'Known already' } });
      expect(document.activeElement).toContainElement(screen.getByRole('alert'));
    });

    test('leaves focus where it is as errors of a page come late', () => {
      render(<button type="button">Elsewhere</button>);
      screen.getByRole('button').focus();
      open({ errors: { email: 'Known already' } });
      expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    });

    test('shows the answer of a React action, and keeps what was typed', async () => {
      const save = vi.fn(async (_: FormAnswer, data: FormData): Promise<FormAnswer> =>
        data.get('email') === 'ada@example.com' ? { errors: { email: 'Known already' } } : {},
      );
      function Person() {
        const [{ errors }, action] = useActionState(save, {});
        return (
          <Form schema={schema} action={action} errors={errors}>
            {fields}
          </Form>
        );
      }
      render(<Person />);
      await fill();
      await send();
      expect(await screen.findByRole('link', { name: 'Known already' })).toBeInTheDocument();
      expect(document.activeElement).toContainElement(screen.getByRole('alert'));
      expect(email()).toHaveValue('ada@example.com');
      await userEvent.type(email(), '.au');
      await send();
      await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      expect(email()).toHaveValue('ada@example.com.au');
      // The same address gets the same answer again.
      await userEvent.type(email(), '{Backspace}{Backspace}{Backspace}');
      await send();
      expect(await screen.findByRole('link', { name: 'Known already' })).toBeInTheDocument();
      expect(save).toHaveBeenCalledTimes(3);
    });

    test('lets the browser post to an address once its fields pass', async () => {
      open({ schema, action: '/people' });
      const posted = vi.fn((event: Event) => {
        const wasStopped = event.defaultPrevented;
        event.preventDefault();
        return wasStopped;
      });
      document.addEventListener('submit', posted);
      await send();
      expect(posted).toHaveLastReturnedWith(true);
      await fill();
      await send();
      expect(posted).toHaveLastReturnedWith(false);
      document.removeEventListener('submit', posted);
    });

    test('leaves checks and sending to your own handler', async () => {
      const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
      const onSend = vi.fn<FormSend<Person>>(async () => {});
      open({ noValidate: true, onSubmit, onSend });
      await send();
      expect(onSubmit).toHaveBeenCalledOnce();
      expect(onSend).not.toHaveBeenCalled();
    });

    test('sends no text that a combobox refuses, whatever the schema says', async () => {
      const ports = z.object({ port: z.string() });
      const onSend = vi.fn<FormSend<z.output<typeof ports>>>(async () => {});
      render(
        <Form schema={ports} onSend={onSend}>
          <Combobox name="port" label="Port" defaultValue="bergen">
            <option value="bergen">Bergen</option>
          </Combobox>
          <Button type="submit">Send</Button>
        </Form>,
      );
      await userEvent.clear(screen.getByRole('combobox'));
      await userEvent.type(screen.getByRole('combobox'), 'Atlantis');
      await send();
      expect(onSend).not.toHaveBeenCalled();
      expect(screen.getByRole('link', { name: /“Atlantis” is not in the list/ })).toBeVisible();
    });

    test('leaves a form in a dialog inside alone, which posts for itself', async () => {
      const onSend = vi.fn<FormSend<Person>>(async () => {});
      // jsdom cannot post.
      const post = vi.fn((event: Event) => {
        const { defaultPrevented } = event;
        event.preventDefault();
        return defaultPrevented;
      });
      document.addEventListener('submit', post, { once: true });
      render(
        <Form onSend={onSend}>
          <Dialog open>
            <DialogContent title="Delete">
              <form action="/delete" method="post">
                <button>Delete it</button>
              </form>
            </DialogContent>
          </Dialog>
        </Form>,
      );
      await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
      expect(onSend).not.toHaveBeenCalled();
      expect(post).toHaveReturnedWith(false);
    });

    test('forgets with a reset what was wrong', async () => {
      render(
        <Form schema={schema} onSend={async () => {}}>
          {fields}
          <button type="reset">Reset</button>
        </Form>,
      );
      await userEvent.type(email(), 'ada');
      await send();
      expect(name()).toBeInvalid();
      await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(name()).toBeValid();
      email().focus();
      await userEvent.tab();
      expect(email()).toBeValid();
    });
  });

  test('leads to its fields and resets them in a shadow root too', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    const inside = within(root as unknown as HTMLElement);
    render(
      <UiProvider container={root}>
        <Dialog open>
          <DialogContent title="Write">
            <Form
              schema={z.object({ message: z.string().check(z.minLength(1, 'Write something')) })}
            >
              <TextArea name="message" label="Message" maxLength={10} />
              <NumberField name="depth" label="Depth" defaultValue={5} />
              <Button type="submit">Send</Button>
              <button type="reset">Reset</button>
            </Form>
          </DialogContent>
        </Dialog>
      </UiProvider>,
    );
    await userEvent.click(inside.getByRole('button', { name: 'Send' }));
    await userEvent.click(inside.getByRole('link', { name: 'Write something' }));
    expect(root.activeElement).toBe(inside.getByRole('textbox', { name: 'Message' }));
    await userEvent.keyboard('Hello');
    expect(inside.getByText('5 characters left')).toBeInTheDocument();
    await userEvent.type(inside.getByRole('textbox', { name: 'Depth' }), '0');
    await userEvent.click(inside.getByRole('button', { name: 'Reset' }));
    expect(inside.getByRole('textbox', { name: 'Depth' })).toHaveValue('5');
    expect(inside.getByText('10 characters left')).toBeInTheDocument();
    host.remove();
  });

  test('posts without scripts, with its errors and the rules of the browser', () => {
    const html = renderToString(
      <Form id="person" action="/people" errors={{ email: 'Known already' }}>
        {fields}
      </Form>,
    );
    document.body.innerHTML = html;
    expect(screen.getByRole('link', { name: 'Known already' })).toHaveAttribute(
      'href',
      `#${email().id}`,
    );
    expect(email()).toBeInvalid();
    expect(html).toContain('action="/people" method="post"');
    expect(html).not.toContain('novalidate');
  });
});
