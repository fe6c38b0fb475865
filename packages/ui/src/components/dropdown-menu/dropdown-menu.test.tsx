import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { ChangeDetails } from '../../internal/use-controllable-state';
import { describeComponent } from '../../test/describe-component';
import type { ButtonProps } from '../button';
import { UiProvider } from '../ui-provider';
import { DropdownMenu } from './dropdown-menu';
import { DropdownMenuContent, type DropdownMenuContentProps } from './dropdown-menu-content';
import { DropdownMenuGroup, DropdownMenuSeparator } from './dropdown-menu-groups';
import { DropdownMenuItem } from './dropdown-menu-item';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from './dropdown-menu-settings';
import * as parts from './dropdown-menu-trigger';

const onSelect = vi.fn();
const children = (
  <>
    <parts.DropdownMenuTrigger>Export</parts.DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuItem onSelect={onSelect}>As a table</DropdownMenuItem>
      <DropdownMenuItem href="#print">As a page</DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuGroup title="Danger">
        <DropdownMenuItem disabled>Delete</DropdownMenuItem>
      </DropdownMenuGroup>
    </DropdownMenuContent>
  </>
);
const open = () => userEvent.click(screen.getByRole('button', { name: 'Export' }));
const menu = () => screen.queryByRole('menu');

describe('DropdownMenu', () => {
  describeComponent(DropdownMenu, { children }, { root: 'none' });

  test('lists its actions, and calls the chosen one', async () => {
    const onOpenChange = vi.fn();
    render(<DropdownMenu onOpenChange={onOpenChange}>{children}</DropdownMenu>);
    await open();
    expect(onOpenChange).toHaveBeenLastCalledWith(
      true,
      expect.objectContaining({ reason: 'trigger-press' }),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'As a table' }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(menu()).toBeNull();
    expect(onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'item-press' }),
    );
  });

  test('is named by its trigger, whatever its id', async () => {
    const labelled = (id?: string) => (
      <DropdownMenu defaultOpen>
        <parts.DropdownMenuTrigger id={id}>Export</parts.DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>As a table</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    );
    const { rerender } = render(labelled());
    expect(screen.getByRole('menu', { name: 'Export' })).toBeVisible();
    rerender(labelled('export'));
    expect(screen.getByRole('menu', { name: 'Export' })).toBeVisible();
    rerender(labelled());
    expect(screen.getByRole('menu', { name: 'Export' })).toBeVisible();
  });

  test('has links and titled groups', async () => {
    render(<DropdownMenu>{children}</DropdownMenu>);
    await open();
    expect(screen.getByRole('menuitem', { name: 'As a page' })).toHaveAttribute('href', '#print');
    expect(screen.getByRole('group', { name: 'Danger' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('follows no link that is disabled', async () => {
    render(
      <DropdownMenu defaultOpen>
        <parts.DropdownMenuTrigger>Export</parts.DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem href="#print" disabled>
            As a page
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'As a page' }));
    expect(location.hash).toBe('');
  });

  test('stays open while settings are ticked', async () => {
    function Columns() {
      const [shown, setShown] = useState(false);
      return (
        <DropdownMenu>
          <parts.DropdownMenuTrigger>Export</parts.DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuCheckboxItem checked={shown} onValueChange={setShown}>
              Units
            </DropdownMenuCheckboxItem>
          </DropdownMenuContent>
        </DropdownMenu>
      );
    }
    render(<Columns />);
    await open();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Units' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Units' })).toBeChecked();
  });

  test('holds the choice of one of several, unless it is cancelled', async () => {
    const onValueChange = vi.fn();
    render(
      <DropdownMenu defaultOpen>
        <parts.DropdownMenuTrigger>Export</parts.DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuRadioGroup title="Format" defaultValue="csv" onValueChange={onValueChange}>
            <DropdownMenuRadioItem value="csv">CSV</DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="json">JSON</DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>,
    );
    const format = (name: string) => screen.getByRole('menuitemradio', { name });
    expect(within(screen.getByRole('group', { name: 'Format' })).getByText('CSV')).toBeVisible();
    onValueChange.mockImplementationOnce((_, details: ChangeDetails) => details.cancel());
    await userEvent.click(format('JSON'));
    expect(format('CSV')).toBeChecked();
    await userEvent.click(format('JSON'));
    expect(format('JSON')).toBeChecked();
    expect(format('CSV')).not.toBeChecked();
    expect(onValueChange).toHaveBeenLastCalledWith(
      'json',
      expect.objectContaining({ reason: 'item-press' }),
    );
  });

  test('keeps a setting itself without `checked`', async () => {
    render(
      <DropdownMenu defaultOpen>
        <parts.DropdownMenuTrigger>Export</parts.DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuCheckboxItem defaultChecked>Units</DropdownMenuCheckboxItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    );
    const units = screen.getByRole('menuitemcheckbox', { name: 'Units' });
    expect(units).toBeChecked();
    await userEvent.click(units);
    expect(units).not.toBeChecked();
  });

  test('keeps its settings while it is closed', async () => {
    render(
      <DropdownMenu defaultOpen>
        <parts.DropdownMenuTrigger>Export</parts.DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuRadioGroup title="Format" defaultValue="csv">
            <DropdownMenuRadioItem value="csv">CSV</DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="json">JSON</DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
          <DropdownMenuGroup title="Table">
            <DropdownMenuCheckboxItem defaultChecked>
              <b>Units</b>
            </DropdownMenuCheckboxItem>
            <DropdownMenuCheckboxItem>
              <b>Sources</b>
            </DropdownMenuCheckboxItem>
          </DropdownMenuGroup>
          <DropdownMenuGroup title="Chart">
            <DropdownMenuCheckboxItem defaultChecked>
              <b>Units</b>
            </DropdownMenuCheckboxItem>
          </DropdownMenuGroup>
        </DropdownMenuContent>
      </DropdownMenu>,
    );
    const setting = (group: string, name: string) =>
      within(screen.getByRole('group', { name: group })).getByRole(
        group === 'Format' ? 'menuitemradio' : 'menuitemcheckbox',
        { name },
      );
    const reopen = async () => {
      await userEvent.keyboard('{Escape}');
      expect(menu()).toBeNull();
      await open();
    };
    await userEvent.click(setting('Format', 'JSON'));
    await userEvent.click(setting('Table', 'Units'));
    await reopen();
    expect(setting('Format', 'JSON')).toBeChecked();
    expect(setting('Table', 'Units')).not.toBeChecked();
    expect(setting('Table', 'Sources')).not.toBeChecked();
    expect(setting('Chart', 'Units')).toBeChecked();
    await userEvent.click(setting('Format', 'CSV'));
    await userEvent.click(setting('Table', 'Units'));
    await reopen();
    expect(setting('Format', 'CSV')).toBeChecked();
    expect(setting('Table', 'Units')).toBeChecked();
  });

  test('opens and closes by a click without a press, as of voice control', () => {
    render(<DropdownMenu>{children}</DropdownMenu>);
    const trigger = screen.getByRole('button', { name: 'Export' });
    act(() => trigger.click());
    expect(menu()).toBeVisible();
    act(() => trigger.click());
    expect(menu()).toBeNull();
  });

  test('waits for a finger to let go, which may be about to scroll', async () => {
    const onOpenChange = vi.fn();
    render(<DropdownMenu onOpenChange={onOpenChange}>{children}</DropdownMenu>);
    const target = screen.getByRole('button', { name: 'Export' });
    const user = userEvent.setup();
    await user.pointer({ keys: '[TouchA>]', target });
    expect(menu()).toBeNull();
    await user.pointer({ keys: '[/TouchA]', target });
    expect(menu()).toBeVisible();
    // Radix hears of a press a moment after its layer has come.
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    await user.pointer({ keys: '[TouchA]', target });
    expect(menu()).toBeNull();
    expect(onOpenChange.mock.calls.map(([next]) => next)).toEqual([true, false]);
  });

  test('runs and is aligned as the page does, unless a provider says otherwise', () => {
    const { unmount } = render(<DropdownMenu defaultOpen>{children}</DropdownMenu>);
    expect(menu()?.closest('[dir]')).toBeNull();
    unmount();
    render(
      <UiProvider direction="rtl">
        <DropdownMenu defaultOpen>{children}</DropdownMenu>
      </UiProvider>,
    );
    expect(menu()?.parentElement).toHaveAttribute('dir', 'rtl');
  });

  test('says what is wrong with a part outside of it', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<parts.DropdownMenuTrigger>Export</parts.DropdownMenuTrigger>)).toThrow(
      'Put it inside <DropdownMenu>.',
    );
    complain.mockRestore();
  });
});

describe('DropdownMenuTrigger', () => {
  const DropdownMenuTrigger = (props: object) => (
    <DropdownMenu>
      <parts.DropdownMenuTrigger {...props} />
    </DropdownMenu>
  );
  describeComponent(DropdownMenuTrigger, { children: 'Export' });

  test('opens nothing while it is loading, and keeps the focus', async () => {
    render(
      <DropdownMenu>
        <parts.DropdownMenuTrigger loading loadingLabel="Exporting…">
          Export
        </parts.DropdownMenuTrigger>
        <DropdownMenuContent />
      </DropdownMenu>,
    );
    const button = screen.getByRole('button', { name: 'Exporting…' });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(menu()).toBeNull();
    expect(button).toHaveFocus();
  });

  test('opens nothing while it is disabled', async () => {
    render(
      <DropdownMenu>
        <parts.DropdownMenuTrigger disabled>Export</parts.DropdownMenuTrigger>
        <DropdownMenuContent />
      </DropdownMenu>,
    );
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
    await open();
    expect(menu()).toBeNull();
  });

  test('puts nothing of its Button into an element of yours', () => {
    render(
      <DropdownMenu>
        <parts.DropdownMenuTrigger render={<button>Export</button>} />
      </DropdownMenu>,
    );
    expect(screen.getByRole('button', { name: 'Export' })).not.toHaveAttribute('tone');
  });

  test('passes a tone on to a component of yours', () => {
    const Mine = ({ tone }: ButtonProps) => <button>{tone}</button>;
    render(
      <DropdownMenu>
        <parts.DropdownMenuTrigger tone="danger" render={<Mine />} />
      </DropdownMenu>,
    );
    expect(screen.getByRole('button', { name: 'danger' })).toBeVisible();
  });
});

describe('DropdownMenuContent', () => {
  const wrapper = ({ children: content }: { children: ReactNode }) => (
    <DropdownMenu defaultOpen>{content}</DropdownMenu>
  );
  describeComponent(DropdownMenuContent, {}, { wrapper, root: 'opened' });

  test('takes no id, by which its trigger would not name it', () => {
    expectTypeOf<DropdownMenuContentProps>().not.toHaveProperty('id');
    render(<DropdownMenu defaultOpen>{children}</DropdownMenu>);
    expect(screen.getByRole('button')).toHaveAttribute('aria-controls', menu()?.id);
  });
});

describe('the parts of DropdownMenuContent', () => {
  const wrapper = ({ children: content }: { children: ReactNode }) => (
    <DropdownMenu defaultOpen>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup title="Format">{content}</DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
  const item = { wrapper, root: 'opened' } as const;
  describeComponent(DropdownMenuItem, { children: 'As a table' }, item);
  describeComponent(DropdownMenuCheckboxItem, { children: 'Units' }, item);
  describeComponent(DropdownMenuRadioItem, { value: 'csv', children: 'CSV' }, item);
  const other = { ...item, replaceable: false };
  describeComponent(DropdownMenuGroup, { title: 'Danger' }, other);
  describeComponent(DropdownMenuRadioGroup, { title: 'Format' }, other);
  describeComponent(DropdownMenuSeparator, {}, other);
});
