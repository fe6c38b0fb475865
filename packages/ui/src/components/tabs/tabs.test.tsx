import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import * as parts from './index';
import { Tabs } from './index';

const children = (
  <>
    <parts.TabList label="Calculators">
      <parts.Tab value="stroke" href="#stroke">
        Stroke
      </parts.Tab>
      <parts.Tab value="pressure" href="#pressure">
        Pressure
      </parts.Tab>
    </parts.TabList>
    <parts.TabPanel value="stroke" id="stroke" />
    <parts.TabPanel value="pressure" id="pressure">
      <p id="sea">At sea</p>
    </parts.TabPanel>
  </>
);
const selected = () => screen.getByRole('tab', { selected: true });

/** Renders a part inside tabs. */
const inTabs =
  <Props extends object>(Part: ComponentType<Props>) =>
  (props: Props) => (
    <Tabs defaultValue="stroke">
      <Part {...props} />
    </Tabs>
  );

describe('TabList', () => {
  const TabList = inTabs(parts.TabList);
  describeComponent(TabList, { label: 'Calculators' });
});

describe('Tab', () => {
  const Tab = inTabs(parts.Tab);
  describeComponent(Tab, { value: 'stroke' });
  describeComponent(Tab, { value: 'stroke', href: '#stroke' });

  test('throws outside of Tabs', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<parts.Tab value="stroke" />)).toThrow('Put it inside <Tabs>');
  });
});

describe('TabPanel', () => {
  const TabPanel = inTabs(parts.TabPanel);
  describeComponent(TabPanel, { value: 'stroke', label: 'Stroke' });
});

describe('Tabs', () => {
  describeComponent(Tabs);
  afterEach(() => history.replaceState(null, '', ' '));

  test('associates each tab with its panel', () => {
    render(<Tabs defaultValue="pressure">{children}</Tabs>);
    const panel = screen.getByRole('tabpanel', { name: 'Pressure' });
    expect(selected()).toHaveAttribute('aria-controls', panel.id);
    expect(panel).toHaveAttribute('data-state', 'active');
  });

  test('gives its parts valid ids for any value', () => {
    render(
      <Tabs defaultValue="at depth">
        <parts.TabList label="Calculators">
          <parts.Tab value="at depth">Pressure</parts.Tab>
        </parts.TabList>
        <parts.TabPanel value="at depth" />
      </Tabs>,
    );
    const panel = screen.getByRole('tabpanel', { name: 'Pressure' });
    expect(panel.id).not.toContain(' ');
    expect(selected()).toHaveAttribute('aria-controls', panel.id);
  });

  test('selects on press, and reports it, without following the link', async () => {
    const onValueChange = vi.fn();
    render(
      <Tabs defaultValue="stroke" onValueChange={onValueChange}>
        {children}
      </Tabs>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Pressure' }));
    expect(selected()).toHaveTextContent('Pressure');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      'pressure',
      expect.objectContaining({ reason: 'trigger-press', event: expect.any(MouseEvent) }),
    );
    expect(location.hash).toBe('');
  });

  /** Presses a tab, and tells whether the browser may follow its link, which jsdom would do here. */
  const isLeftToBrowser = (tab: HTMLElement, modifier: string) => {
    let isLeft = false;
    window.addEventListener(
      'click',
      (event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(tab, { [modifier]: true });
    return isLeft;
  };

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'leaves a press with %s on a link to the browser, which opens it elsewhere',
    (modifier) => {
      render(<Tabs defaultValue="stroke">{children}</Tabs>);
      const pressure = screen.getByRole('tab', { name: 'Pressure' });
      expect(isLeftToBrowser(pressure, modifier)).toBe(true);
      expect(selected()).toHaveTextContent('Stroke');
    },
  );

  test.each(['#pressure', undefined] as const)(
    'opens no disabled tab elsewhere, and selects one that is no link: %s',
    (href) => {
      render(
        <Tabs defaultValue="stroke">
          <parts.TabList label="Calculators">
            <parts.Tab value="stroke">Stroke</parts.Tab>
            <parts.Tab value="pressure" href={href} disabled={Boolean(href)}>
              Pressure
            </parts.Tab>
          </parts.TabList>
        </Tabs>,
      );
      const pressure = screen.getByRole('tab', { name: 'Pressure' });
      expect(isLeftToBrowser(pressure, 'ctrlKey')).toBe(false);
      expect(selected()).toHaveTextContent(href ? 'Stroke' : 'Pressure');
    },
  );

  test('stays as its parent sets it when controlled', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(
      <Tabs value="stroke" onValueChange={onValueChange}>
        {children}
      </Tabs>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Pressure' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('pressure', expect.anything());
    expect(selected()).toHaveTextContent('Stroke');
    rerender(<Tabs value="pressure">{children}</Tabs>);
    expect(selected()).toHaveTextContent('Pressure');
  });

  test('stays as it is if the change is cancelled', async () => {
    render(
      <Tabs defaultValue="stroke" onValueChange={(_, { cancel }) => cancel()}>
        {children}
      </Tabs>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Pressure' }));
    expect(selected()).toHaveTextContent('Stroke');
  });

  test('goes back to the selected tab with the Tab key after a manual walk', async () => {
    render(
      <Tabs defaultValue="stroke">
        <parts.TabList label="Calculators" activation="manual">
          <parts.Tab value="stroke">Stroke</parts.Tab>
          <parts.Tab value="pressure">Pressure</parts.Tab>
        </parts.TabList>
      </Tabs>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab({ shift: true });
    expect(document.body).toHaveFocus();
    await userEvent.tab();
    expect(selected()).toHaveFocus();
  });

  test('keeps a tab in reach of the keyboard when the selected one goes', async () => {
    const tabs = (values: string[]) => (
      <Tabs defaultValue="pressure">
        <parts.TabList label="Calculators">
          {values.map((value) => (
            <parts.Tab key={value} value={value} disabled={value === 'energy'}>
              {value}
            </parts.Tab>
          ))}
        </parts.TabList>
      </Tabs>
    );
    const { rerender } = render(tabs(['energy', 'stroke', 'pressure']));
    rerender(tabs(['energy', 'stroke']));
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'stroke' })).toHaveFocus();
    await userEvent.tab();
    rerender(tabs(['energy', 'stroke', 'pressure']));
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'pressure' })).toHaveFocus();
  });

  test.each([true, false])('selects no disabled tab, as a link: %s', async (linked) => {
    render(
      <Tabs defaultValue="stroke">
        <parts.TabList label="Calculators">
          <parts.Tab value="stroke">Stroke</parts.Tab>
          <parts.Tab value="pressure" href={linked ? '#pressure' : undefined} disabled>
            Pressure
          </parts.Tab>
        </parts.TabList>
      </Tabs>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Pressure' }));
    expect(selected()).toHaveTextContent('Stroke');
  });

  test('go on from a disabled tab that was pressed to its neighbours', async () => {
    render(
      <Tabs defaultValue="stroke">
        <parts.TabList label="Calculators">
          <parts.Tab value="stroke">Stroke</parts.Tab>
          <parts.Tab value="pressure" href="#pressure" disabled>
            Pressure
          </parts.Tab>
          <parts.Tab value="heat">Heat</parts.Tab>
          <parts.Tab value="losses">Losses</parts.Tab>
        </parts.TabList>
      </Tabs>,
    );
    const disabled = screen.getByRole('tab', { name: 'Pressure' });
    act(() => disabled.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toHaveTextContent('Stroke');
    act(() => disabled.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toHaveTextContent('Heat');
  });

  test('renders the element it is given as a tab', async () => {
    render(
      <Tabs defaultValue="stroke">
        <parts.TabList label="Calculators" render={<menu />}>
          <parts.Tab value="stroke">Stroke</parts.Tab>
          <parts.Tab value="pressure" render={<button aria-label="Pressure" className="yours" />}>
            Pressure
          </parts.Tab>
        </parts.TabList>
      </Tabs>,
    );
    expect(screen.getByRole('tablist').tagName).toBe('MENU');
    const tab = screen.getByRole('tab', { name: 'Pressure' });
    expect(tab).toHaveClass('yours');
    await userEvent.click(tab);
    expect(selected()).toBe(tab);
  });

  test('leaves keys with a modifier to the browser', () => {
    render(<Tabs defaultValue="stroke">{children}</Tabs>);
    selected().focus();
    expect(fireEvent.keyDown(selected(), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(selected()).toHaveTextContent('Stroke');
  });

  test('selects the panel around the target of the address, and scrolls to it', async () => {
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    history.replaceState(null, '', '#sea');
    render(<Tabs defaultValue="stroke">{children}</Tabs>);
    expect(selected()).toHaveTextContent('Pressure');
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce());
  });

  test('selects the panel of each around the target, where a panel has tabs of its own', () => {
    history.replaceState(null, '', '#sea');
    render(
      <Tabs defaultValue="about">
        <parts.TabList label="Subjects">
          <parts.Tab value="about">About</parts.Tab>
          <parts.Tab value="sums">Sums</parts.Tab>
        </parts.TabList>
        <parts.TabPanel value="about" />
        <parts.TabPanel value="sums">
          <Tabs defaultValue="stroke">{children}</Tabs>
        </parts.TabPanel>
      </Tabs>,
    );
    expect(
      screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent),
    ).toEqual(['Sums', 'Pressure']);
  });

  test('associates a tab without a link with the panel that has an id of its own', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    const tabs = (id?: string) => (
      <Tabs defaultValue="stroke">
        <parts.TabList label="Calculators">
          <parts.Tab value="stroke">Stroke</parts.Tab>
        </parts.TabList>
        <parts.TabPanel value="stroke" id={id} />
      </Tabs>
    );
    page.innerHTML = renderToString(tabs('energy'));
    const root = await act(async () => hydrateRoot(page, tabs('energy')));
    expect(selected()).toHaveAttribute('aria-controls', 'energy');
    act(() => root.render(tabs()));
    expect(selected()).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
    act(() => root.unmount());
    page.remove();
  });

  test('renders links and sections on the server, and tabs after hydration', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    const element = <Tabs defaultValue="stroke">{children}</Tabs>;
    page.innerHTML = renderToString(element);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#stroke',
      '#pressure',
    ]);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByText('At sea')).toBeInTheDocument();
    const root = await act(async () => hydrateRoot(page, element));
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    act(() => root.unmount());
    page.remove();
  });
});
