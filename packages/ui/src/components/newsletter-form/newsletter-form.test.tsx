import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { ToastProvider } from '../toast';
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form';

function Form(props: Partial<NewsletterFormProps>) {
  return (
    <ToastProvider>
      <NewsletterForm onSubscribe={async () => 'subscribed'} {...props} />
    </ToastProvider>
  );
}

/** Returns a promise that the test settles itself. */
function later() {
  let resolve: (outcome: 'subscribed' | 'duplicate') => void = () => {};
  let reject: (cause: Error) => void = () => {};
  const answer = new Promise<'subscribed' | 'duplicate'>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { onSubscribe: vi.fn(() => answer), resolve, reject };
}

const field = () => screen.getByRole('textbox', { name: 'Email' });
const button = () => screen.getByRole('button', { name: /^Subscrib/ });
const subscribe = async (email: string) => {
  if (email) await userEvent.type(field(), email);
  await userEvent.click(button());
};

afterEach(() => vi.restoreAllMocks());

describe('NewsletterForm', () => {
  describeComponent(
    NewsletterForm,
    { onSubscribe: async () => 'subscribed' },
    { wrapper: ToastProvider },
  );
  describeStrings(
    'NewsletterForm',
    <ToastProvider>
      <NewsletterForm onSubscribe={vi.fn()} />
    </ToastProvider>,
  );

  test('has a field that is required and limited in the markup too', () => {
    render(<Form />);
    expect(field()).toBeRequired();
    expect(field()).toHaveAttribute('maxlength', '255');
    expect(field()).toHaveAttribute('type', 'email');
    expect(screen.getByRole('form', { name: 'Stay Updated' })).toContainElement(field());
  });

  test.each(['', '   ', 'ada', 'ada@example'])(
    'shows an error for %j under the field',
    async (typed) => {
      const onSubscribe = vi.fn();
      render(<Form onSubscribe={onSubscribe} />);
      await subscribe(typed);
      expect(field()).toHaveAccessibleDescription('Invalid email address');
      expect(field()).toHaveAttribute('aria-invalid', 'true');
      expect(field()).toHaveFocus();
      expect(onSubscribe).not.toHaveBeenCalled();
    },
  );

  test('shows success to a bot that fills in the honeypot, and sends nothing', async () => {
    const onSubscribe = vi.fn();
    const { container } = render(<Form onSubscribe={onSubscribe} />);
    fireEvent.change(container.querySelector('[name="website"]')!, { target: { value: 'spam' } });
    await subscribe('robot@example.org');
    expect(await screen.findByText('Successfully subscribed to newsletter!')).toBeVisible();
    expect(onSubscribe).not.toHaveBeenCalled();
  });

  test('rejects an address that is too long despite the markup', async () => {
    render(<Form />);
    field().removeAttribute('maxlength');
    await userEvent.click(field());
    await userEvent.paste(`${'a'.repeat(244)}@example.org`);
    await userEvent.click(button());
    expect(field()).toHaveAccessibleDescription('Email must be less than 255 characters');
  });

  test('validates on submission, and then on every keystroke', async () => {
    render(<Form />);
    await userEvent.type(field(), 'ada');
    await userEvent.tab();
    expect(field()).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(button());
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field(), '@example.org');
    expect(field()).toHaveAttribute('aria-invalid', 'false');
    expect(field()).not.toHaveAccessibleDescription();
    await userEvent.clear(field());
    expect(field()).toHaveAttribute('aria-invalid', 'false');
  });

  test('submits the trimmed address, confirms it and clears the field', async () => {
    const onSubscribe = vi.fn(async () => 'subscribed' as const);
    render(<Form onSubscribe={onSubscribe} />);
    await subscribe('  ada@example.org  ');
    expect(onSubscribe).toHaveBeenCalledExactlyOnceWith('ada@example.org');
    expect(await screen.findByText('Successfully subscribed to newsletter!')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Successfully');
    expect(field()).toHaveValue('');
  });

  test('submits on Enter, and keeps the focus', async () => {
    render(<Form />);
    await userEvent.type(field(), 'ada@example.org{Enter}');
    await screen.findByText('Successfully subscribed to newsletter!');
    expect(field()).toHaveFocus();
  });

  test('restores focus that the disabled button lost', async () => {
    const { onSubscribe, resolve } = later();
    render(<Form onSubscribe={onSubscribe} />);
    await subscribe('ada@example.org');
    act(() => button().blur());
    expect(document.body).toHaveFocus();
    await act(async () => resolve('subscribed'));
    expect(button()).toHaveFocus();
  });

  test('leaves the focus alone if the reader has moved it', async () => {
    const { onSubscribe, resolve } = later();
    render(
      <>
        <a href="#faq">FAQ</a>
        <Form onSubscribe={onSubscribe} />
      </>,
    );
    await subscribe('ada@example.org');
    act(() => screen.getByRole('link').focus());
    await act(async () => resolve('subscribed'));
    expect(screen.getByRole('link')).toHaveFocus();
  });

  test('shows "..." and ignores input while submitting', async () => {
    const { onSubscribe, resolve } = later();
    render(<Form onSubscribe={onSubscribe} />);
    expect(button()).toHaveAccessibleName('Subscribe');
    await subscribe('ada@example.org');
    expect(button()).toHaveTextContent(/^\.\.\.$/);
    expect(button()).toHaveAccessibleName('Subscribing');
    expect(button()).toBeDisabled();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(field()).toHaveAttribute('readonly');
    await act(async () => resolve('subscribed'));
    expect(button()).toHaveAccessibleName('Subscribe');
    expect(button()).toBeEnabled();
    expect(field()).not.toHaveAttribute('readonly');
  });

  test('submits once, however often it is pressed before the next render', async () => {
    const { onSubscribe, resolve } = later();
    render(<Form onSubscribe={onSubscribe} />);
    await userEvent.type(field(), 'ada@example.org');
    const form = screen.getByRole<HTMLFormElement>('form');
    await act(async () => {
      form.requestSubmit();
      form.requestSubmit();
    });
    expect(onSubscribe).toHaveBeenCalledTimes(1);
    await act(async () => resolve('subscribed'));
  });

  test('reports a duplicate, and keeps the address', async () => {
    render(<Form onSubscribe={async () => 'duplicate'} />);
    await subscribe('ada@example.org');
    expect(await screen.findByText("You're already subscribed!")).toBeVisible();
    expect(field()).toHaveValue('ada@example.org');
  });

  test('answers a duplicate like a success with `privacy`', async () => {
    render(<Form privacy action="/subscribe" onSubscribe={async () => 'duplicate'} />);
    expect(screen.queryByText("You're already subscribed!")).toBeNull();
    await subscribe('ada@example.org');
    expect(await screen.findByText('Successfully subscribed to newsletter!')).toBeVisible();
    expect(field()).toHaveValue('');
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('no client');
      },
    ],
  ])('reports a failure when storing %s, and keeps the address', async (_, onSubscribe) => {
    render(<Form onSubscribe={onSubscribe} />);
    await subscribe('ada@example.org');
    expect(await screen.findByText('Failed to subscribe. Please try again.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to subscribe');
    expect(field()).toHaveValue('ada@example.org');
    expect(button()).toBeEnabled();
  });

  test('dismisses the failure on the next attempt', async () => {
    const onSubscribe = vi
      .fn<NewsletterFormProps['onSubscribe']>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('subscribed');
    render(<Form onSubscribe={onSubscribe} />);
    await subscribe('ada@example.org');
    await screen.findByText('Failed to subscribe. Please try again.');
    await userEvent.click(button());
    await screen.findByText('Successfully subscribed to newsletter!');
    expect(screen.queryByText('Failed to subscribe. Please try again.')).toBeNull();
  });

  test('uses replacement texts', async () => {
    render(
      <Form
        messages={{ invalid: 'Ungültige Adresse', subscribed: 'Angemeldet' }}
        submittingLabel="Wird angemeldet"
      />,
    );
    await subscribe('ada');
    expect(field()).toHaveAccessibleDescription('Ungültige Adresse');
    await subscribe('@example.org');
    expect(await screen.findByText('Angemeldet')).toBeVisible();
  });

  test('ignores an outcome after it has unmounted', async () => {
    const logged = vi.spyOn(console, 'error');
    const { onSubscribe, reject } = later();
    const { rerender } = render(
      <ToastProvider>
        <NewsletterForm onSubscribe={onSubscribe} />
      </ToastProvider>,
      { wrapper: StrictMode },
    );
    await subscribe('ada@example.org');
    rerender(<ToastProvider>{null}</ToastProvider>);
    await act(async () => reject(new Error('offline')));
    expect(logged).not.toHaveBeenCalled();
    // The reader asked, so the outcome is still announced.
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to subscribe');
  });
});

describe('NewsletterForm without scripts', () => {
  const form = <Form action="/subscribe" fields={{ source: 'footer_form' }} />;
  let page: HTMLElement;

  beforeEach(() => {
    page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(form);
  });
  afterEach(() => page.remove());

  test('is a real form, validated by the browser', () => {
    const posted = screen.getByRole<HTMLFormElement>('form', { name: 'Stay Updated' });
    expect(posted).toHaveAttribute('action', '/subscribe');
    expect(posted).toHaveAttribute('method', 'post');
    expect(posted).not.toHaveAttribute('novalidate');
    expect([...new FormData(posted).keys()]).toEqual(['source', 'email', 'website']);
  });

  test.each([
    ['sent', 'Successfully subscribed to newsletter!'],
    ['duplicate', "You're already subscribed!"],
    ['invalid', 'Invalid email address'],
    ['limited', 'too many sign-ups came from here. Please try again later.'],
    ['failed', 'Failed to subscribe. Please try again.'],
  ])("has an outcome for its handler's redirect: #newsletter-%s", (outcome, message) => {
    expect(document.getElementById(`newsletter-${outcome}`)).toHaveTextContent(message);
  });

  test('keeps typed text on hydration, and drops the outcome on the next submission', async () => {
    const logged = vi.spyOn(console, 'error');
    await userEvent.type(field(), 'ada@example.org');
    render(form, { container: page, hydrate: true });
    expect(logged).not.toHaveBeenCalled();
    expect(screen.getByRole('form')).toHaveAttribute('novalidate');
    expect(field()).toHaveValue('ada@example.org');
    await userEvent.click(button());
    // findByText also fails if the answer to the earlier post is still shown.
    expect(await screen.findByText('Successfully subscribed to newsletter!')).toBeVisible();
  });
});
