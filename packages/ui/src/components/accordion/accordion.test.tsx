import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { Accordion, type AccordionProps } from './accordion';
import { AccordionItem } from './accordion-item';
import { AccordionToggle } from './accordion-toggle';

const element = (
  <Accordion>
    <AccordionToggle />
    <AccordionItem title="Why so deep?" id="deep">
      Pressure. <span id="sums">The sums</span>
    </AccordionItem>
    <AccordionItem title="What does it cost?" id="cost">
      We do not know yet.
    </AccordionItem>
  </Accordion>
);
const item = (id: string) => document.getElementById(id) as HTMLDetailsElement;

const scrollIntoView = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  history.replaceState(null, '', ' ');
});

describe('Accordion', () => {
  describeComponent(Accordion);

  test('opens the target of the address on load', () => {
    history.replaceState(null, '', '#cost');
    render(element);
    expect(item('cost').open).toBe(true);
    expect(item('deep').open).toBe(false);
  });

  test('opens the item around a new target, and scrolls to it', () => {
    render(element);
    history.replaceState(null, '', '#sums');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(item('deep').open).toBe(true);
    expect(scrollIntoView.mock.contexts).toEqual([item('sums')]);
  });

  test.each([
    ['another site', `https://other.example${location.pathname}#deep`, {}],
    ['another page of this address', '?page=2#deep', {}],
    ['another tab', '#deep', { ctrlKey: true }],
  ])('opens no item for a link to %s', async (_, href, keys) => {
    render(
      <>
        <a href={href}>Depth</a>
        {element}
      </>,
    );
    const link = screen.getByRole('link', { name: 'Depth' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, keys);
    expect(item('deep').open).toBe(false);
  });

  test.each(['#', '#nowhere', '#%E0%A4%A'])('ignores %s', (hash) => {
    history.replaceState(null, '', hash);
    expect(() => render(element)).not.toThrow();
  });

  test('gives its items one name, so that the browser keeps one open', () => {
    render(
      <Accordion name="faq">
        <AccordionItem title="Why?" id="why" />
      </Accordion>,
    );
    expect(item('why')).toHaveAttribute('name', 'faq');
  });

  test('holds the state of the items that have a value', async () => {
    const onValueChange = vi.fn();
    render(
      <Accordion defaultValue={['why']} onValueChange={onValueChange}>
        <AccordionItem title="Why?" id="why" value="why" />
        <AccordionItem title="How?" id="how" value="how" />
        <AccordionToggle />
      </Accordion>,
    );
    expect(item('why').open).toBe(true);
    await userEvent.click(screen.getByText('How?'));
    expect(onValueChange).toHaveBeenLastCalledWith(
      ['why', 'how'],
      expect.objectContaining({ reason: 'trigger-press' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Close all' }));
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith([], expect.anything()));
    await userEvent.click(await screen.findByRole('button', { name: 'Open all' }));
    await waitFor(() =>
      expect(onValueChange).toHaveBeenLastCalledWith(['why', 'how'], expect.anything()),
    );
  });

  test('replaces the open item if there is a name', async () => {
    const onValueChange = vi.fn();
    render(
      <Accordion name="faq" defaultValue={['why']} onValueChange={onValueChange}>
        <AccordionItem title="Why?" id="why" value="why" />
        <AccordionItem title="How?" id="how" value="how" />
      </Accordion>,
    );
    await userEvent.click(screen.getByText('How?'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['how'], expect.anything());
    expect(item('why').open).toBe(false);
  });

  test('leaves the items to the parent that controls them', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(
      <Accordion value={[]} onValueChange={onValueChange}>
        <AccordionItem title="Why?" id="why" value="why" />
      </Accordion>,
    );
    await userEvent.click(screen.getByText('Why?'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['why'], expect.anything());
    expect(item('why').open).toBe(false);
    rerender(
      <Accordion value={['why']}>
        <AccordionItem title="Why?" id="why" value="why" />
      </Accordion>,
    );
    expect(item('why').open).toBe(true);
  });

  test('opens no disabled item, not even for the browser', async () => {
    render(
      <Accordion>
        <AccordionToggle />
        <AccordionItem title="Why?" id="why" disabled />
        <AccordionItem title="How?" id="how" />
      </Accordion>,
    );
    await userEvent.click(screen.getByText('Why?'));
    expect(item('why').open).toBe(false);
    item('why').open = true;
    await waitFor(() => expect(item('why').open).toBe(false));
    await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
    expect(item('why').open).toBe(false);
    expect(await screen.findByRole('button', { name: 'Close all' })).toBeVisible();
  });

  test('leaves the disclosures in an answer, and the items of an accordion there, alone', async () => {
    const onToggle = vi.fn();
    render(
      <Accordion>
        <AccordionToggle />
        <AccordionItem title="Why?" id="why">
          <details id="data" onToggle={onToggle}>
            <summary>Data</summary>
          </details>
          <Accordion>
            <AccordionItem title="Since when?" id="since" />
          </Accordion>
        </AccordionItem>
      </Accordion>,
    );
    expect(onToggle).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
    expect(item('why').open).toBe(true);
    expect(item('data').open || item('since').open).toBe(false);
    expect(await screen.findByRole('button', { name: 'Close all' })).toBeVisible();
  });

  test.each<[string, Pick<AccordionProps, 'value' | 'onValueChange'>]>([
    ['does not take the change', { value: [], onValueChange: () => {} }],
    ['cancels the change', { onValueChange: (_, { cancel }) => cancel() }],
  ])('closes what the browser opened if its parent %s', async (_, props) => {
    const onOpenChange = vi.fn();
    render(
      <Accordion {...props}>
        <AccordionToggle />
        <AccordionItem title="Why?" id="why" value="why" onOpenChange={onOpenChange} />
      </Accordion>,
    );
    for (const times of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
      await waitFor(() => expect(onOpenChange).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(item('why').open).toBe(false));
    }
    expect(await screen.findByRole('button', { name: 'Open all' })).toBeVisible();
    expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([true, true]);
  });

  test('opens all for the printer and closes after what it opened', () => {
    vi.spyOn(CSS, 'supports').mockReturnValue(false);
    render(element);
    item('deep').open = true;
    fireEvent(window, new Event('beforeprint'));
    expect(item('cost').open).toBe(true);
    fireEvent(window, new Event('afterprint'));
    expect(item('cost').open).toBe(false);
    expect(item('deep').open).toBe(true);
  });

  test('keeps items open that were opened before hydration', async () => {
    const complain = vi.spyOn(console, 'error');
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(element);
    item('deep').open = true;
    item('cost').open = true;
    const root = await act(async () => hydrateRoot(page, element));
    expect(item('deep').open).toBe(true);
    expect(screen.getByRole('button')).toHaveTextContent('Close all');
    await userEvent.click(screen.getByText('Why so deep?'));
    expect(item('deep').open).toBe(false);
    expect(complain).not.toHaveBeenCalled();
    act(() => root.unmount());
    page.remove();
  });
});

describe('AccordionItem', () => {
  describeComponent(AccordionItem, { title: 'Why?' });

  test('opens and closes on press, and reports each change', async () => {
    const onOpenChange = vi.fn();
    render(
      <AccordionItem title="Why?" id="why" defaultOpen onOpenChange={onOpenChange}>
        Because.
      </AccordionItem>,
    );
    await userEvent.click(screen.getByText('Why?'));
    expect(item('why').open).toBe(false);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(
      false,
      expect.objectContaining({ reason: 'trigger-press' }),
    );
  });

  test('stays as it is if the change is cancelled, also for the browser', async () => {
    render(
      <AccordionItem title="Why?" id="why" onOpenChange={(_, { cancel }) => cancel()}>
        Because.
      </AccordionItem>,
    );
    await userEvent.click(screen.getByText('Why?'));
    expect(item('why').open).toBe(false);
    item('why').open = true;
    await waitFor(() => expect(item('why').open).toBe(false));
  });

  test('stays as its parent sets it when controlled', async () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(
      <AccordionItem title="Why?" id="why" open={false} onOpenChange={onOpenChange} />,
    );
    await userEvent.click(screen.getByText('Why?'));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true, expect.anything());
    expect(item('why').open).toBe(false);
    item('why').open = true;
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledTimes(2));
    expect(item('why').open).toBe(false);
    rerender(<AccordionItem title="Why?" id="why" open />);
    expect(item('why').open).toBe(true);
  });

  test('reports an item opened by the browser, as by find-in-page', async () => {
    const onOpenChange = vi.fn();
    render(<AccordionItem title="Why?" id="why" onOpenChange={onOpenChange} />);
    item('why').open = true;
    await waitFor(() =>
      expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(
        true,
        expect.objectContaining({ reason: 'browser' }),
      ),
    );
    expect(item('why')).toHaveAttribute('data-state', 'open');
  });
});

describe('AccordionToggle', () => {
  describeComponent(AccordionToggle);
  describeStrings('AccordionToggle', <AccordionToggle />);

  test('follows items that come and go', async () => {
    const questions = (isLong: boolean) => (
      <Accordion>
        <AccordionToggle />
        <AccordionItem title="Why so deep?" id="deep" defaultOpen />
        {isLong && <AccordionItem title="What does it cost?" />}
      </Accordion>
    );
    const { rerender } = render(questions(true));
    rerender(questions(false));
    await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
    expect(item('deep').open).toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Open all' }));
    expect(await screen.findByRole('button', { name: 'Close all' })).toBeVisible();
    rerender(questions(true));
    expect(screen.getByRole('button', { name: 'Open all' })).toBeVisible();
  });

  test('opens all items, then closes all', async () => {
    render(element);
    item('deep').open = true;
    await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
    expect(item('cost').open).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Close all' }));
    expect(item('cost').open || item('deep').open).toBe(false);
    expect(await screen.findByRole('button', { name: 'Open all' })).toBeVisible();
  });
});
