import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, useActionState, useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { keyboardRow } from '../../test/keyboard';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { emailSchema } from '../newsletter-form';
import { TextField } from '../text-field';
import { Form, type FormAnswer, type FormProps } from './index';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter your name')),
  email: emailSchema,
});
type Person = z.output<typeof schema>;

const fields = (
  <Fragment key="fields">
    <TextField name="name" label="Name" autoComplete="name" required />
    <TextField name="email" label="Email" type="email" autoComplete="email" required />
  </Fragment>
);
const button = (
  <div key="button">
    <Button type="submit">Register</Button>
  </div>
);

/** A server that knows one address already. */
const register = async (data: FormData): Promise<FormAnswer> =>
  data.get('email') === 'ada@example.org'
    ? { errors: { email: 'This address is registered already' } }
    : {};

const meta = {
  title: 'Components/Form',
  component: Form,
  args: { 'aria-label': 'Register', schema, children: [fields, button] } as FormProps<Person>,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const fill = async ({ canvas, userEvent }: Context) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Byron');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.org');
};
const press = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Register' }));
const isRefused = async ({ canvas }: Context) => {
  const link = await canvas.findByRole('link', { name: 'This address is registered already' });
  // React moves the focus after it has painted the list.
  await waitFor(() => expect(document.activeElement).toContainElement(link));
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.org');
};

export const Empty: Story = {};

/** The schema's messages, in the order of the fields. The list takes the focus. */
export const WithProblems: Story = {
  play: async (context) => {
    await press(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('link', { name: /^Invalid email address/ }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

/** A server's messages by field; each goes once its field is edited. */
export const ServerErrors: Story = {
  args: { onSend: (_, { data }) => register(data) },
  play: async (context) => {
    await fill(context);
    await press(context);
    await isRefused(context);
    const { canvas, userEvent } = context;
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, '.au');
    await expect(email).toBeValid();
  },
};

/** A server's message about the whole form. */
export const WholeFormError: Story = {
  args: { onSend: async () => ({ formError: 'Registration is closed until Monday' }) },
  play: async (context) => {
    await fill(context);
    await press(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('closed until Monday');
    await expect(document.activeElement).toContainElement(alert);
  },
};

/** The server could not be reached. */
export const Failed: Story = {
  args: { onSend: () => Promise.reject(new Error('offline')) },
  play: async (context) => {
    await fill(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Nothing you typed');
    await expect(context.canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Byron');
  },
};

function WithReactAction(props: FormProps<Person>) {
  const [answer, action, isPending] = useActionState(
    (_: FormAnswer, data: FormData) => register(data),
    {},
  );
  return (
    <Form {...props} {...answer} action={action}>
      {fields}
      <div>
        <Button type="submit" loading={isPending}>
          Register
        </Button>
      </div>
    </Form>
  );
}

/** An action of React 19. React empties a form after its action; here everything typed stays. */
export const ReactAction: Story = {
  render: (args) => <WithReactAction {...args} />,
  play: async (context) => {
    await fill(context);
    await press(context);
    await isRefused(context);
  },
};

const saved = fn<(person: { name: string; email: string }) => void>();

function WithReactHookForm() {
  const { register: field, handleSubmit, formState } = useForm<{ name: string; email: string }>();
  const { errors } = formState;
  return (
    <Form
      noValidate
      aria-label="Register"
      onSubmit={(event) => void handleSubmit((person) => saved(person))(event)}
    >
      <TextField
        {...field('name', { required: 'Enter your name' })}
        label="Name"
        error={errors.name?.message}
      />
      <TextField
        {...field('email', { required: 'Enter an email address' })}
        label="Email"
        error={errors.email?.message}
      />
      {button}
    </Form>
  );
}

/** React Hook Form registers fields, checks them and moves focus; the form shows its messages. */
export const ReactHookForm: Story = {
  render: () => <WithReactHookForm />,
  play: async (context) => {
    saved.mockClear();
    const { canvas, userEvent } = context;
    await press(context);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(await canvas.findByText('Enter your name')).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Enter your name');
    await userEvent.type(name, 'Ada Byron');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.org');
    await press(context);
    await expect(saved).toHaveBeenCalledWith({ name: 'Ada Byron', email: 'ada@example.org' });
  },
};

const posted = fn<(data: Record<string, unknown>) => void>();

/** Posted by the browser, once the fields pass. Without scripts the browser checks them too. */
export const PlainPost: Story = {
  args: { action: '/register' },
  beforeEach: () => {
    posted.mockClear();
    // The page under test must not leave.
    const stay = (event: SubmitEvent) => {
      if (!event.defaultPrevented)
        posted(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
      event.preventDefault();
    };
    document.addEventListener('submit', stay);
    return () => document.removeEventListener('submit', stay);
  },
  play: async (context) => {
    await press(context);
    await expect(posted).not.toHaveBeenCalled();
    await fill(context);
    await press(context);
    await expect(posted).toHaveBeenCalledWith({ name: 'Ada Byron', email: 'ada@example.org' });
  },
};

/** A page that a server renders again, with its errors and what was typed. */
export const PostedBack: Story = {
  args: {
    action: '/register',
    errors: { email: 'This address is registered already' },
    children: [
      <TextField key="name" name="name" label="Name" defaultValue="Ada Byron" />,
      <TextField key="email" name="email" label="Email" defaultValue="ada@example.org" />,
      button,
    ],
  },
};

/** With one field, focus goes to the field. */
export const OneField: Story = {
  args: {
    schema: undefined,
    summary: false,
    children: [
      <Checkbox key="terms" name="terms" label="I have read the terms" required />,
      button,
    ],
  },
  play: async (context) => {
    await press(context);
    await expect(context.canvas.getByRole('checkbox')).toHaveFocus();
    await expect(context.canvas.getByRole('checkbox')).toBeInvalid();
  },
};

function Stateful(props: FormProps<Person>) {
  const [isSent, setSent] = useState(false);
  if (isSent) return <output>You are registered.</output>;
  return (
    <Form
      {...props}
      onSend={async (_, { data }) => {
        const answer = await register(data);
        if (!answer.errors) setSent(true);
        return answer;
      }}
    />
  );
}

export const Sent: Story = {
  render: (args) => <Stateful {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Byron');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await press(context);
    await expect(await canvas.findByRole('status')).toHaveTextContent('registered');
  },
};

export const RightToLeft: Story = { ...WithProblems, globals: { direction: 'rtl' } };

export const LongWords: Story = {
  ...WholeFormError,
  globals: { viewport: { value: 'narrowest' } },
  args: {
    onSend: async () => ({
      formError:
        'Tiefseedruckluftspeicherkraftwerksgenehmigungsverfahrensregister closed until Monday',
    }),
  },
};

export const EnterSends: Story = keyboardRow(
  'Enter',
  'In a single-line field: sends the form, or moves to the list of errors.',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Name' }).focus();
    await userEvent.keyboard('{Enter}');
    const link = canvas.getByRole('link', { name: 'Enter your name' });
    await expect(document.activeElement).toContainElement(link);
  },
);

export const TabGoesToTheFirstError: Story = keyboardRow(
  'Tab',
  'From the list: moves to its first error, and on through the fields.',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Enter your name' })).toHaveFocus();
  },
);
