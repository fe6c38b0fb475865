import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { RefusedFields } from '../../internal/refused-fields';
import { german } from '../../locales';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { UiProvider } from '../ui-provider';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form';
import { createEnquirySchema, messageMaxLength } from './enquiry-schema';

const props = {
  'aria-label': 'Enquiry',
  onSend: async () => {},
  kinds: [{ value: 'press', label: 'A journalist' }],
  consent: 'This is an enquiry, not an offer.',
  thanks: { title: 'Thank you' },
} satisfies EnquiryFormProps;

const open = (onSend: EnquiryFormProps['onSend']) =>
  render(<EnquiryForm {...props} onSend={onSend} />);

async function fill() {
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Ada Byron ');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await user.selectOptions(screen.getByRole('combobox'), 'press');
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'What does a cycle cost?');
  await user.click(screen.getByRole('checkbox'));
  return user;
}

describe('EnquiryForm', () => {
  describeComponent(EnquiryForm, props);
  describeStrings(
    'EnquiryForm',
    <EnquiryForm
      onSend={vi.fn()}
      kinds={[{ value: 'a', label: '[mine]' }]}
      consent="[mine]"
      thanks={{ title: '[mine]' }}
    />,
  );

  test('submits trimmed values and the time spent writing', async () => {
    const onSend = vi.fn<EnquiryFormProps['onSend']>(async () => {});
    open(onSend);
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledExactlyOnceWith(
      {
        name: 'Ada Byron',
        organisation: '',
        email: 'ada@example.com',
        kind: 'press',
        message: 'What does a cycle cost?',
        consent: 'yes',
      },
      expect.any(Number),
    );
    expect(onSend.mock.calls[0]![1]).toBeGreaterThan(0);
    expect(await screen.findByRole('note')).toHaveFocus();
  });

  test('submits once on a double press', async () => {
    const onSend = vi.fn<EnquiryFormProps['onSend']>(() => new Promise(() => {}));
    open(onSend);
    await fill();
    const form = screen.getByRole('form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(onSend).toHaveBeenCalledOnce();
  });

  test('lists missing fields in the order of the form, and moves focus to the list', async () => {
    const onSend = vi.fn<EnquiryFormProps['onSend']>(async () => {});
    open(onSend);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).not.toHaveBeenCalled();
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toHaveLength(5);
    expect(links[0]).toBe('Enter your name');
    expect(document.activeElement).toContainElement(screen.getAllByRole('link')[0]!);
  });

  test('validates a field on blur, and then on every keystroke', async () => {
    open(async () => {});
    const user = userEvent.setup();
    const email = screen.getByRole('textbox', { name: 'Email' });
    await user.click(email);
    await user.tab();
    expect(email).toHaveAttribute('aria-invalid', 'false');
    await user.type(email, 'ada');
    expect(email).toHaveAttribute('aria-invalid', 'false');
    await user.tab();
    expect(email).toHaveAccessibleDescription('Invalid email address');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'false');
    await user.type(email, '@example.com');
    expect(email).toHaveAttribute('aria-invalid', 'false');
  });

  test("reports an invalid email in the provider's language", async () => {
    render(
      <UiProvider strings={german}>
        <EnquiryForm {...props} />
      </UiProvider>,
    );
    const user = userEvent.setup();
    const email = screen.getByRole('textbox', { name: 'E-Mail' });
    await user.type(email, 'ada');
    await user.tab();
    expect(email).toHaveAccessibleDescription(
      'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
    );
    await user.clear(email);
    await user.paste(`${'a'.repeat(244)}@example.com`);
    expect(email).toHaveAccessibleDescription(
      'Die E-Mail-Adresse darf höchstens 255 Zeichen haben',
    );
  });

  test('reports an email that the server refused by its own message', async () => {
    const onSend = vi.fn(() => Promise.reject(new RefusedFields(['email'])));
    render(<EnquiryForm {...props} onSend={onSend} messages={{ email: 'Use another address' }} />);
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('link', { name: 'Use another address' })).toBeVisible();
  });

  test('shows success to a bot that fills in the honeypot, and sends nothing', async () => {
    const onSend = vi.fn<EnquiryFormProps['onSend']>(async () => {});
    const { container } = open(onSend);
    const user = await fill();
    fireEvent.change(container.querySelector('[name="website"]')!, { target: { value: 'spam' } });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Thank you')).toBeInTheDocument();
    expect(onSend).not.toHaveBeenCalled();
  });

  test('posts without scripts, validated by the browser', () => {
    const html = renderToString(<EnquiryForm {...props} action="/enquire" anchor="ask" />);
    expect(html).toContain('action="/enquire"');
    expect(html).not.toContain('novalidate');
    const posted = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
    expect(posted).toEqual(
      expect.arrayContaining(['name', 'organisation', 'email', 'kind', 'message', 'consent']),
    );
    for (const outcome of ['sent', 'invalid', 'limited', 'failed']) {
      expect(html).toContain(`id="ask-${outcome}"`);
    }
  });
});

test('createEnquirySchema counts a line break once, as the field does, also in a post', () => {
  const message = `${'m'.repeat(999)}\r\n${'m'.repeat(1000)}`;
  const enquiry = createEnquirySchema().parse({
    name: 'Ada',
    organisation: '',
    email: 'ada@example.com',
    kind: 'press',
    message,
    consent: 'yes',
  });
  expect(enquiry.message).toHaveLength(2000);
});

test('createEnquirySchema limits the length of each field', () => {
  const { error } = createEnquirySchema().safeParse({
    name: 'n'.repeat(101),
    organisation: 'o'.repeat(201),
    email: 'ada@example.com',
    kind: 'press',
    message: 'm'.repeat(messageMaxLength + 1),
    consent: 'yes',
  });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['name', 'organisation', 'message']);
});
