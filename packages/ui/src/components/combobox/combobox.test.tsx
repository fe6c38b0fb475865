import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { ChangeHandler } from '../../internal/use-controllable-state';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { stubResizeObserver } from '../../test/resize-observer';
import { Combobox, type ComboboxProps } from './combobox';

function Port(props: Partial<ComboboxProps>) {
  return (
    <Combobox label="Port" name="port" {...props}>
      <option value="">Type a name</option>
      <option value="bergen">Bergen</option>
      <option value="cadiz">Cádiz</option>
      <option value="full" disabled>
        Full
      </option>
    </Combobox>
  );
}
const field = () => screen.getByRole('combobox', { name: 'Port' });
/** The component follows a reset in the task after it. */
const afterReset = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const listedNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('Combobox', () => {
  describeComponent(
    Combobox,
    { label: 'Port', children: <option>Bergen</option> },
    { control: true },
  );
  describeStrings(
    'Combobox',
    <Combobox label="[mine]" defaultOpen>
      <option value="">[mine]</option>
    </Combobox>,
  );
  stubResizeObserver();

  test('is a select with all options in the markup of the server', () => {
    const html = renderToString(<Port defaultValue="cadiz" required />);
    expect(html).toMatch(/<select[^>]* required/);
    expect(html).not.toContain('<input');
    expect(html).not.toContain('aria-hidden="true" tabindex="-1"');
  });

  test('lists what its parent finds for the text, while it is open', async () => {
    function Ports() {
      const [names, setNames] = useState<readonly string[]>([]);
      return (
        <Combobox
          label="Port"
          filter={() => true}
          onTextChange={(text) => setNames(text ? [`${text} North`, `${text} South`] : [])}
        >
          <option value="">Type a name</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Combobox>
      );
    }
    render(<Ports />);
    await userEvent.type(field(), 'Ho');
    expect(listedNames()).toEqual(['Ho North', 'Ho South']);
    await userEvent.type(field(), '{Backspace}{Backspace}');
    expect(listedNames()).toEqual([]);
  });

  test('stays closed if its opening is cancelled', async () => {
    render(<Port onOpenChange={(_, { cancel }) => cancel()} />);
    await userEvent.click(field());
    expect(listedNames()).toEqual([]);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  test('takes the Enter of Safari that ends the composition of a word for no answer', async () => {
    render(<Port />);
    await userEvent.type(field(), 'Atl');
    // Safari has ended the composition by then.
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229, isComposing: false });
    expect(field()).toBeValid();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
  });

  test('submits the value, not the text', async () => {
    render(
      <form aria-label="Form">
        <Port />
      </form>,
    );
    await userEvent.type(field(), 'CADIZ');
    await userEvent.tab();
    const form = screen.getByRole<HTMLFormElement>('form');
    expect([...new FormData(form)]).toEqual([['port', 'cadiz']]);
    expect(field()).toHaveValue('Cádiz');
  });

  test('announces a choice once, and keeps the choice before if that is cancelled', async () => {
    const onValueChange = vi.fn<ChangeHandler<string>>();
    render(<Port onValueChange={onValueChange} />);
    await userEvent.type(field(), 'ber{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      'bergen',
      expect.objectContaining({ reason: 'item-press', event: expect.any(Event) }),
    );
    onValueChange.mockImplementation((_, { cancel }) => cancel());
    await userEvent.clear(field());
    await userEvent.type(field(), 'cadiz');
    await userEvent.tab();
    expect(field()).toHaveValue('Bergen');
  });

  test("keeps its parent's value when controlled", async () => {
    const { rerender } = render(<Port value="bergen" onValueChange={vi.fn()} />);
    await userEvent.clear(field());
    await userEvent.type(field(), 'cadiz{Enter}');
    expect(field()).toHaveValue('Bergen');
    rerender(<Port value="cadiz" onValueChange={vi.fn()} />);
    expect(field()).toHaveValue('Cádiz');
  });

  test('keeps a text that is not in the list, without a value, and refuses it', async () => {
    const { container } = render(<Port defaultValue="bergen" />);
    const select = container.querySelector('select')!;
    await userEvent.clear(field());
    await userEvent.type(field(), 'Atlantis');
    await userEvent.tab();
    expect(field()).toHaveValue('Atlantis');
    expect(field()).toBeInvalid();
    expect(select.value).toBe('');
    expect(select.validationMessage).toContain('“Atlantis” is not in the list');
    await userEvent.type(field(), '{Control>}a{/Control}bergen');
    await userEvent.tab();
    expect(select.validationMessage).toBe('');
    expect(field()).toBeValid();
  });

  test('prefers the option with the accents and vowels that were typed', async () => {
    const { container } = render(
      <Combobox label="Port">
        <option value="ram">राम</option>
        <option value="rom">रोम</option>
        <option value="a">Alesund</option>
        <option value="å">Ålesund</option>
      </Combobox>,
    );
    for (const [text, value] of Object.entries({ रोम: 'rom', Ålesund: 'å', alesund: 'a' })) {
      await userEvent.clear(field());
      await userEvent.type(field(), text);
      await userEvent.tab();
      expect(container.querySelector('select')).toHaveValue(value);
    }
  });

  test('keeps the option that the arrow keys have reached as the list changes', async () => {
    const { rerender } = render(<Port filter={() => true} />);
    await userEvent.type(field(), 'port{ArrowDown}{ArrowDown}');
    const reached = () =>
      document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(reached()).toHaveTextContent('Cádiz');
    rerender(<Port filter={({ value }) => value !== 'bergen'} />);
    expect(reached()).toHaveTextContent('Cádiz');
    rerender(<Port filter={({ value }) => value === 'bergen'} />);
    expect(reached()).toBeNull();
  });

  test('forgets the option under a pointer that has left the list', async () => {
    render(<Port />);
    await userEvent.type(field(), 'bergen{Control>}a{/Control}{Backspace}');
    await userEvent.hover(screen.getByRole('option', { name: 'Cádiz' }));
    expect(field()).toHaveAttribute('aria-activedescendant');
    await userEvent.unhover(screen.getByRole('listbox'));
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });

  test('returns to no choice when it is emptied', async () => {
    const { container } = render(<Port defaultValue="bergen" />);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(container.querySelector('select')).toHaveValue('');
  });

  test('passes disabled options by', async () => {
    render(<Port />);
    await userEvent.type(field(), '{ArrowUp}');
    const active = document.getElementById(field().getAttribute('aria-activedescendant')!);
    expect(active).toHaveTextContent('Cádiz');
    await userEvent.click(screen.getByRole('option', { name: 'Full' }));
    expect(field()).toHaveValue('');
  });

  test('follows a reset of its form', async () => {
    render(
      <form>
        <Port defaultValue="bergen" />
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.clear(field());
    await userEvent.type(field(), 'cadiz{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await vi.waitFor(() => expect(field()).toHaveValue('Bergen'));
  });

  test('keeps what was typed if a reset is cancelled', async () => {
    render(
      <form onReset={(event) => event.preventDefault()}>
        <Port defaultValue="bergen" />
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.clear(field());
    await userEvent.type(field(), 'Atlantis');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await afterReset();
    expect(field()).toHaveValue('Atlantis');
    expect(field()).toBeInvalid();
  });

  test('belongs to the form that `form` names, whose reset it follows', async () => {
    render(
      <>
        <form id="voyage">
          <button type="reset">Reset</button>
        </form>
        <Port form="voyage" defaultValue="bergen" />
      </>,
    );
    await userEvent.clear(field());
    await userEvent.type(field(), 'cadiz{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await vi.waitFor(() => expect(field()).toHaveValue('Bergen'));
  });

  test('hands focus on from the control that forms and summaries find', () => {
    const { container } = render(<Port />);
    container.querySelector('select')!.focus();
    expect(field()).toHaveFocus();
  });

  test('lists what a filter of yours keeps', async () => {
    render(<Port filter={({ value }, text) => value.endsWith(text)} />);
    await userEvent.type(field(), 'z');
    expect(listedNames()).toEqual(['Cádiz']);
  });
});
