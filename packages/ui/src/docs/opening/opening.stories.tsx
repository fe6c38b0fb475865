import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { reduceMotion } from '../../../../../.storybook/reduce-motion';
import type { ChangeDetails } from '../../internal/use-controllable-state';
import { samples, type OpenEvents, type OpenSample } from './samples';
import { watchStates } from './watch-states';

const meta = {
  title: 'Guides/Opening and closing',
  args: { onOpenChange: fn(), onOpenChangeComplete: fn() },
} satisfies Meta<OpenEvents>;
export default meta;
type Story = StoryObj<OpenEvents>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const pages = Object.values(
  import.meta.glob<string>('../../components/**/*.mdx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

/** The states that a component's page promises for a part. */
const promised = (part: string) => {
  const [, states = ''] = new RegExp(`^- \`${part}\`: .* States: (.*)\\.$`, 'm').exec(pages) ?? [];
  return states.replaceAll('`', '').split(', ');
};

const exit = 200;
/** An app's own animation, as the guide on customising shows it. */
const animation = (part: string) => `
  @keyframes opening { from { opacity: 0 } }
  @media (prefers-reduced-motion: no-preference) {
    [data-part='${part}'][data-state='entering'] { animation: opening 50ms }
    [data-part='${part}'][data-state='leaving'] { animation: opening ${exit}ms reverse }
  }`;

const cancel = (_: boolean, details: ChangeDetails) => details.cancel();
const partOf = (part: string) => document.querySelector(`[data-part="${part}"]`);
const isOpen = (part: string) => partOf(part)?.getAttribute('data-state') === 'open';

/** Makes a story that promises a component's states, and the calls that announce them. */
function row({ parts, Sample, opens, by, closes }: OpenSample): Story {
  const [part] = parts as [string];

  const open = async ({ canvas, userEvent }: Context) => {
    const control =
      canvas.queryByRole('combobox') ??
      canvas.queryByRole('button', { name: 'Open it' }) ??
      canvas.getByText('Open it');
    if (by !== 'focus') return userEvent.click(control);
    control.blur();
    control.focus();
  };
  const close = async (context: Context) => {
    if (closes === 'trigger-press') return open(context);
    if (closes === 'escape-key') return context.userEvent.keyboard('{Escape}');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  };

  /** Opens and closes it, and returns the states of each part. */
  const round = async (context: Context) => {
    const { onOpenChange, onOpenChangeComplete } = context.args as unknown as Record<
      keyof OpenEvents,
      ReturnType<typeof fn>
    >;
    onOpenChange.mockReset();
    onOpenChangeComplete.mockReset();
    let left = 0;
    let isOpenInCallback: boolean | undefined;
    onOpenChangeComplete.mockImplementation((next: boolean) => {
      if (next) isOpenInCallback = isOpen(part);
      else left = performance.now();
    });
    const watches = parts.map(watchStates);
    await open(context);
    await waitFor(() => expect(onOpenChangeComplete.mock.calls).toEqual([[true]]));
    await expect(isOpenInCallback).toBe(true);
    await close(context);
    await waitFor(() => expect(onOpenChangeComplete.mock.calls).toEqual([[true], [false]]));
    await waitFor(() => expect(isOpen(part)).toBe(false));
    for (const { stop } of watches) stop();

    const calls = onOpenChange.mock.calls.map(([next, { reason, event }]) => [
      next,
      reason,
      event instanceof Event,
    ]);
    await expect(calls).toEqual([...(opens ? [[true, opens, true]] : []), [false, closes, true]]);
    for (const [at, { seen }] of watches.entries()) {
      const states = seen
        .map(({ state }) => state)
        .filter((state, from) => from || state !== 'closed');
      await expect(states).toEqual(['entering', 'open', 'leaving', 'closed']);
      const stays = partOf(parts[at]!) !== null;
      await expect(promised(parts[at]!).toSorted()).toEqual(
        states.filter((state) => stays || state !== 'closed').toSorted(),
      );
    }
    const since = watches[0]!.seen.find(({ state }) => state === 'leaving')!.at;
    return left - since;
  };

  return {
    render: (events) => (
      <>
        <style>{animation(part)}</style>
        <Sample {...events} />
      </>
    ),
    play: async (context) => {
      const { onOpenChange } = context.args as unknown as { onOpenChange: ReturnType<typeof fn> };
      // It leaves the page once its own animation has ended.
      await expect(await round(context)).toBeGreaterThan(exit * 0.75);

      onOpenChange.mockReset().mockImplementation(cancel);
      if (opens) {
        await open(context);
        await expect(onOpenChange).toHaveBeenCalledWith(true, expect.anything());
        await expect(isOpen(part)).toBe(false);
      }
      onOpenChange.mockReset();
      await open(context);
      await waitFor(() => expect(isOpen(part)).toBe(true));
      onOpenChange.mockReset().mockImplementation(cancel);
      await close(context);
      await expect(onOpenChange).toHaveBeenCalledWith(false, expect.anything());
      await expect(isOpen(part)).toBe(true);
      onOpenChange.mockReset();
      await close(context);
      await waitFor(() => expect(isOpen(part)).toBe(false));
      await waitFor(() =>
        expect(partOf(part)?.getAttribute('data-state') ?? 'closed').toBe('closed'),
      );

      reduceMotion(true);
      try {
        await round(context);
      } finally {
        reduceMotion(false);
      }
    },
  };
}

export const AccordionItem: Story = { ...row(samples.accordionItem) };
export const AnnouncementBar: Story = { ...row(samples.announcementBar) };
export const Combobox: Story = { ...row(samples.combobox) };
export const ConfirmDialog: Story = { ...row(samples.confirmDialog) };
export const DetailsRow: Story = { ...row(samples.detailsRow) };
export const Dialog: Story = { ...row(samples.dialog) };
export const Drawer: Story = { ...row(samples.drawer) };
export const DropdownMenu: Story = { ...row(samples.dropdownMenu) };
export const MegaMenu: Story = { ...row(samples.megaMenu) };
export const ModalMenu: Story = { ...row(samples.modalMenu) };
export const Popover: Story = { ...row(samples.popover) };
export const SearchDialog: Story = { ...row(samples.searchDialog) };
export const Toast: Story = { ...row(samples.toast) };
export const Toggletip: Story = { ...row(samples.toggletip) };
export const Tooltip: Story = { ...row(samples.tooltip) };
