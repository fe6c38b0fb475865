import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { german } from '../../locales';
import { describeComponent } from '../../test/describe-component';
import { BarChart } from '../chart';
import { Dialog, DialogContent, DialogTrigger } from '../dialog';
import { ErrorSummary } from '../error-summary';
import { SignInForm } from '../sign-in-form';
import { Tab, TabList, TabPanel, Tabs } from '../tabs';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';
import { ThemeToggle } from '../theme-toggle';
import { Toggletip } from '../toggletip';
import { TextLink, type LinkComponentProps } from '../link';
import { Pagination } from '../pagination';
import { UiProvider } from './ui-provider';

const pages = { page: 2, pages: 1200, hrefOf: (page: number) => `/${page}` };

describe('UiProvider', () => {
  describeComponent(UiProvider, { children: <Pagination {...pages} /> }, { root: 'none' });

  test('gives components their strings, and the server the same', () => {
    const element = (
      <UiProvider strings={german}>
        <Pagination {...pages} />
      </UiProvider>
    );
    render(element);
    expect(screen.getByRole('navigation', { name: 'Seiten' })).toHaveTextContent(
      'Seite 2 von 1.200',
    );
    expect(renderToString(element)).toContain('Seite 2 von 1.200');
  });

  test('leaves the last word to a prop, and of a group of strings to each', () => {
    render(
      <UiProvider strings={german}>
        <Pagination {...pages} nextLabel="Vor" />
        <SignInForm onSignIn={vi.fn()} labels={{ submit: 'Los', password: undefined } as object} />
      </UiProvider>,
    );
    expect(screen.getByRole('link', { name: 'Vor' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zurück' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Los' })).toBeVisible();
    expect(screen.getByLabelText('Passwort')).toBeVisible();
  });

  test('takes some strings, and is in English for the rest', () => {
    render(
      <UiProvider strings={{ Pagination: { nextLabel: 'Suivant' } }}>
        <Pagination {...pages} />
      </UiProvider>,
    );
    expect(screen.getByRole('link', { name: 'Suivant' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Previous' })).toBeVisible();
  });

  test('sets the locale of numbers, unless the component has one', () => {
    const chart = (locale?: string) => (
      <BarChart
        title="Load"
        categories={['A']}
        series={[{ name: 'one', values: [1234.5] }]}
        value={{ label: 'Load' }}
        locale={locale}
      />
    );
    const inGerman = renderToString(<UiProvider locale="de">{chart()}</UiProvider>);
    expect(inGerman).toContain('>1.000<');
    const own = renderToString(<UiProvider locale="de">{chart('en-GB')}</UiProvider>);
    expect(own).toContain('>1,000<');
  });

  test('changes only what an inner one names', () => {
    render(
      <UiProvider strings={german} locale="de">
        <UiProvider direction="rtl">
          <ThemeToggle />
        </UiProvider>
      </UiProvider>,
    );
    expect(screen.getByRole('button')).toHaveTextContent('Zum hellen Design wechseln');
  });

  test('changes the language of errors too', async () => {
    const form = (strings?: typeof german) => (
      <UiProvider strings={strings}>
        <SignInForm onSignIn={vi.fn()} />
      </UiProvider>
    );
    const { rerender } = render(form());
    rerender(form(german));
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(screen.getByLabelText('Passwort')).toHaveAccessibleDescription(
      'Geben Sie Ihr Passwort ein',
    );
  });

  test('hands links to the router, except one that has a component of its own', () => {
    const Router = (props: LinkComponentProps) => <a {...props} data-router="" />;
    render(
      <UiProvider link={Router}>
        <TextLink href="/a">Followed</TextLink>
        <TextLink href="/b" render={<a />}>
          Left alone
        </TextLink>
      </UiProvider>,
    );
    expect(screen.getByRole('link', { name: 'Followed' })).toHaveAttribute('data-router');
    expect(screen.getByRole('link', { name: 'Left alone' })).not.toHaveAttribute('data-router');
  });

  test('opens dialogs in a shadow root, in its own direction and theme', async () => {
    const root = document.body
      .appendChild(document.createElement('div'))
      .attachShadow({ mode: 'open' });
    render(
      <UiProvider container={root} direction="rtl" theme="light" strings={german}>
        <Dialog>
          <DialogTrigger>Open</DialogTrigger>
          <DialogContent title="Inside">Words</DialogContent>
        </Dialog>
      </UiProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = root.querySelector('[role="dialog"]');
    expect(dialog).toHaveAttribute('dir', 'rtl');
    expect(dialog).toHaveAttribute('data-theme', 'light');
    expect(dialog?.querySelector('[aria-label="Schließen"]')).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    root.host.remove();
  });
});

describe('a widget in a shadow root', () => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const within = (children: ReactNode) => {
    document.body.append(host);
    const container = root.appendChild(document.createElement('div'));
    render(<UiProvider container={root}>{children}</UiProvider>, { container });
    return (selector: string) => root.querySelector<HTMLElement>(selector)!;
  };
  afterEach(() => {
    root.replaceChildren();
    host.remove();
  });

  test('counts what is left of a text', async () => {
    const find = within(<TextArea label="Message" maxLength={9} />);
    await userEvent.type(find('textarea'), 'Ahoy');
    expect(find('[data-part="text-area-counter"]')).toHaveTextContent('5 characters left');
  });

  test('walks its tabs by the arrow keys', async () => {
    const find = within(
      <Tabs defaultValue="a">
        <TabList label="Letters">
          <Tab value="a">A</Tab>
          <Tab value="b">B</Tab>
          <Tab value="c">C</Tab>
        </TabList>
        <TabPanel value="a" />
        <TabPanel value="b" />
        <TabPanel value="c" />
      </Tabs>,
    );
    await userEvent.click(find('[data-value="a"]'));
    await userEvent.keyboard('{ArrowRight}');
    expect(root.activeElement).toBe(find('[data-value="b"]'));
  });

  test('keeps a tip open on a press inside', async () => {
    const find = within(
      <Toggletip term="isobath" href="/glossary">
        A line of equal depth.
      </Toggletip>,
    );
    await userEvent.click(find('[role="button"]'));
    await userEvent.click(find('[data-part="toggletip-tip"]'));
    expect(find('[role="button"]')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(document.body);
    expect(find('[role="button"]')).toHaveAttribute('aria-expanded', 'false');
  });

  test('leads from an error to its field', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    const find = within(
      <>
        <ErrorSummary errors={[{ fieldId: 'email', message: 'Enter an email' }]} />
        <TextField id="email" label="Email" />
      </>,
    );
    await userEvent.click(find('a'));
    expect(root.activeElement).toBe(find('input'));
  });
});
