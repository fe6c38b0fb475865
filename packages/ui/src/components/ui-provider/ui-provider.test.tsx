import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { german } from '../../locales';
import { describeComponent } from '../../test/describe-component';
import { BarChart } from '../chart';
import { Dialog, DialogContent, DialogTrigger } from '../dialog';
import { SignInForm } from '../sign-in-form';
import { ThemeToggle } from '../theme-toggle';
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
