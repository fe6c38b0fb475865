import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { RefusedFields } from '../../internal/refused-fields';
import { german } from '../../locales';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { UiProvider } from '../ui-provider';
import { DonatePanel, type DonatePanelProps } from './donate-panel';

const props = {
  'aria-label': 'Donate',
  onPledge: async () => {},
  terms: {
    frequencies: [
      { value: 'once', label: 'Once', presets: [10, 50, 100], preset: 50, summary: 'Once' },
      { value: 'monthly', label: 'Monthly', presets: [5, 10], preset: 10, summary: 'Each month' },
    ],
    currencies: ['USD', 'EUR'],
    purposes: [
      { value: 'any', label: 'Where it is needed most' },
      { value: 'teaching', label: 'Teaching' },
    ],
    minimum: 1,
    maximum: 10_000,
  },
} satisfies DonatePanelProps;

const amount = (name: string) => screen.getByRole('radio', { name });
const own = () => screen.getByRole('textbox', { name: 'Other amount' });
const proceed = () => userEvent.click(screen.getByRole('button', { name: /^Continue/ }));

describe('DonatePanel', () => {
  describeComponent(DonatePanel, props);
  describeStrings(
    'DonatePanel',
    <DonatePanel
      onPledge={vi.fn()}
      terms={{
        frequencies: [
          { value: 'once', label: '[mine]', presets: [1], preset: 1, summary: '[mine]' },
          { value: 'monthly', label: '[mine]', presets: [1], preset: 1, summary: '[mine]' },
        ],
        currencies: ['EUR'],
        purposes: [{ value: 'any', label: '[mine]' }],
        minimum: 1,
        maximum: 2,
      }}
    />,
    ['EUR'],
  );

  test('follows its terms and its language, also in what it refuses', async () => {
    const onPledge = vi.fn<DonatePanelProps['onPledge']>(async () => {});
    const panel = (currencies: string[], strings?: typeof german) => (
      <UiProvider strings={strings}>
        <DonatePanel {...props} terms={{ ...props.terms, currencies }} onPledge={onPledge} />
      </UiProvider>
    );
    const { rerender } = render(panel(['USD', 'EUR']));
    rerender(panel(['USD', 'CHF']));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'CHF');
    await proceed();
    expect(onPledge).toHaveBeenCalledWith(expect.objectContaining({ currency: 'CHF' }));
    rerender(panel(['USD', 'CHF'], german));
    const email = screen.getByRole('textbox', { name: /^E-Mail/ });
    await userEvent.type(email, 'ada');
    await userEvent.tab();
    expect(email).toHaveAccessibleDescription(/Geben Sie eine Adresse/);
  });

  test('submits the chosen pledge', async () => {
    const onPledge = vi.fn<DonatePanelProps['onPledge']>(async () => {});
    render(<DonatePanel {...props} onPledge={onPledge} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR');
    await userEvent.click(screen.getByRole('radio', { name: 'Teaching' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
    await proceed();
    expect(onPledge).toHaveBeenCalledExactlyOnceWith({
      frequency: 'monthly',
      amount: 10,
      currency: 'EUR',
      purpose: 'teaching',
      email: 'ada@example.com',
    });
  });

  test('keeps a chosen amount when the frequency changes, but not a default', async () => {
    render(<DonatePanel {...props} />);
    expect(amount('$50')).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(amount('$10')).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Once' }));
    await userEvent.click(amount('$100'));
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(amount('Other amount')).toBeChecked();
    expect(own()).toHaveValue('100');
    await userEvent.click(screen.getByRole('radio', { name: 'Once' }));
    expect(amount('$100')).toBeChecked();
  });

  test('starts with an earlier choice', async () => {
    const pledge = {
      frequency: 'monthly',
      amount: 12.5,
      currency: 'EUR',
      purpose: 'teaching',
      email: 'ada@example.com',
    };
    const onPledge = vi.fn<DonatePanelProps['onPledge']>(async () => {});
    render(<DonatePanel {...props} defaultPledge={pledge} onPledge={onPledge} />);
    expect(own()).toHaveValue('12.5');
    await proceed();
    expect(onPledge).toHaveBeenCalledExactlyOnceWith(pledge);
  });

  test('keeps choices made before hydration', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<DonatePanel {...props} />);
    for (const name of ['Monthly', '$100'])
      screen.getByRole<HTMLInputElement>('radio', { name }).checked = true;
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' }).value = 'EUR';
    const root = await act(async () => hydrateRoot(page, <DonatePanel {...props} />));
    expect(screen.getByText('Each month')).toHaveTextContent('€100');
    expect(own()).toHaveValue('100');
    await act(async () => root.unmount());
    page.remove();
  });

  test('clears the error of an amount when another is chosen', async () => {
    const onPledge = vi.fn<DonatePanelProps['onPledge']>(async () => {});
    render(<DonatePanel {...props} onPledge={onPledge} />);
    await userEvent.click(amount('Other amount'));
    await userEvent.type(own(), 'lots');
    await proceed();
    expect(own()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(amount('$10'));
    await proceed();
    expect(onPledge).toHaveBeenCalledOnce();
  });

  test('records one pledge on a double press', () => {
    const onPledge = vi.fn<DonatePanelProps['onPledge']>(() => new Promise(() => {}));
    render(<DonatePanel {...props} onPledge={onPledge} />);
    const form = screen.getByRole('form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(onPledge).toHaveBeenCalledOnce();
  });

  test("reports an invalid email in the provider's language", async () => {
    render(
      <UiProvider strings={german}>
        <DonatePanel {...props} />
      </UiProvider>,
    );
    const email = screen.getByRole('textbox', { name: /^E-Mail/ });
    await userEvent.type(email, 'ada');
    await userEvent.tab();
    expect(email).toHaveAccessibleDescription(/Geben Sie eine Adresse wie name@example\.com ein/);
    await userEvent.clear(email);
    await userEvent.paste(`${'a'.repeat(244)}@example.com`);
    await userEvent.tab();
    expect(email).toHaveAccessibleDescription(/höchstens 255 Zeichen/);
  });

  test('takes an amount as its locale writes it', async () => {
    const onPledge = vi.fn<DonatePanelProps['onPledge']>(async () => {});
    render(
      <UiProvider locale="de" strings={german}>
        <DonatePanel {...props} onPledge={onPledge} />
      </UiProvider>,
    );
    await userEvent.click(amount('Anderer Betrag'));
    const other = screen.getByRole('textbox', { name: 'Anderer Betrag' });
    expect(other).toHaveAccessibleDescription(/10\.000/);
    await userEvent.type(other, '1.250,50');
    expect(screen.getByText('Once', { selector: 'p' })).toHaveTextContent(/1\.250,50/);
    await userEvent.click(screen.getByRole('button', { name: /^Weiter/ }));
    expect(onPledge).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ amount: 1250.5 }));
  });

  test('shows which field the server refused, and keeps every value', async () => {
    const onPledge = vi.fn(() => Promise.reject(new RefusedFields(['email'])));
    render(<DonatePanel {...props} onPledge={onPledge} />);
    const email = screen.getByRole('textbox', { name: /^Email/ });
    await userEvent.type(email, 'ada@example.org');
    await proceed();
    const summary = await screen.findByRole('link', { name: /^Enter an email address/ });
    expect(summary.closest('[tabindex="-1"]')).toHaveFocus();
    expect(email).toHaveAccessibleDescription(/^Enter an email address/);
    expect(email).toHaveValue('ada@example.org');
    await userEvent.type(email, 'x');
    expect(email).toBeValid();
  });

  test('shows why giving is unavailable, without a submit button', () => {
    render(<DonatePanel {...props} unavailable={<p>Not open yet.</p>} />);
    expect(screen.getByText('Not open yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('posts without scripts, validated by the browser', () => {
    const html = renderToString(<DonatePanel {...props} action="/pledge" />);
    expect(html).toContain('action="/pledge"');
    expect(html).not.toContain('novalidate');
    const posted = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
    expect(posted).toEqual(
      expect.arrayContaining(['frequency', 'amount', 'other', 'currency', 'purpose', 'email']),
    );
  });
});
