import { useState, type ReactElement } from 'react';
import { Accordion, AccordionItem } from '../../components/accordion';
import { AnnouncementBar } from '../../components/announcement-bar';
import { Button } from '../../components/button';
import { Combobox } from '../../components/combobox';
import { ConfirmDialog, Dialog, DialogContent, DialogTrigger } from '../../components/dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../components/dropdown-menu';
import { MegaMenu } from '../../components/mega-menu';
import { ModalMenu } from '../../components/modal-menu';
import { Popover, PopoverContent, PopoverTrigger } from '../../components/popover';
import { SearchDialog } from '../../components/search-dialog';
import { DetailsRow, Table, TableCell, TableHeader } from '../../components/table';
import { ToastProvider, useToast } from '../../components/toast';
import { Toggletip } from '../../components/toggletip';
import { Tooltip } from '../../components/tooltip';
import type { ChangeHandler, ChangeReason } from '../../internal/use-controllable-state';

export interface OpenEvents {
  onOpenChange: ChangeHandler<boolean>;
  onOpenChangeComplete: (open: boolean) => void;
}

export interface OpenSample {
  /** The parts that enter and leave, by their names for style sheets. */
  parts: readonly string[];
  /** Renders it with a control called "Open it". */
  Sample: (events: OpenEvents) => ReactElement;
  /** The reason for opening, if a reader can open it. */
  opens?: ChangeReason;
  /** The way in, if it is not a press. */
  by?: 'focus';
  closes: Extract<ChangeReason, 'escape-key' | 'close-press' | 'trigger-press'>;
}

function Toasts(events: OpenEvents) {
  const toast = useToast();
  return (
    <Button onClick={() => toast.show({ tone: 'error', message: 'Not saved.', ...events })}>
      Open it
    </Button>
  );
}

function Announced({ onOpenChange, onOpenChangeComplete }: OpenEvents) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <AnnouncementBar
        id="opening"
        open={open}
        dismissLabel="Close"
        onOpenChange={(next, details) => {
          onOpenChange(next, details);
          if (!details.isCanceled) setOpen(next);
        }}
        onOpenChangeComplete={onOpenChangeComplete}
      >
        The first vessel has been launched.
      </AnnouncementBar>
      <Button onClick={() => setOpen(true)}>Open it</Button>
    </>
  );
}

export const samples = {
  accordionItem: {
    parts: ['accordion-item'],
    Sample: (events) => (
      <Accordion>
        <AccordionItem title="Open it" {...events}>
          Pressure grows with depth.
        </AccordionItem>
      </Accordion>
    ),
    opens: 'trigger-press',
    closes: 'trigger-press',
  },
  announcementBar: { parts: ['announcement-bar'], Sample: Announced, closes: 'close-press' },
  combobox: {
    parts: ['combobox-list'],
    Sample: (events) => (
      <Combobox label="Open it" {...events}>
        <option value="bergen">Bergen</option>
        <option value="horta">Horta</option>
      </Combobox>
    ),
    opens: 'trigger-press',
    closes: 'escape-key',
  },
  confirmDialog: {
    parts: ['dialog', 'dialog-scrim'],
    Sample: (events) => (
      <ConfirmDialog
        title="Delete it?"
        confirmLabel="Delete"
        cancelLabel="Close"
        onConfirm={() => {}}
        trigger={<Button>Open it</Button>}
        {...events}
      >
        This cannot be undone.
      </ConfirmDialog>
    ),
    opens: 'trigger-press',
    closes: 'close-press',
  },
  detailsRow: {
    parts: ['table-details', 'table-row'],
    Sample: (events) => (
      <Table caption="Ports">
        <thead>
          <tr>
            <TableCell aria-label="Details" />
            <TableHeader>Port</TableHeader>
          </tr>
        </thead>
        <tbody>
          <DetailsRow label="Open it" details="Open all year." {...events}>
            <TableHeader scope="row">Bergen</TableHeader>
          </DetailsRow>
        </tbody>
      </Table>
    ),
    opens: 'trigger-press',
    closes: 'trigger-press',
  },
  dialog: {
    parts: ['dialog', 'dialog-scrim'],
    Sample: (events) => (
      <Dialog {...events}>
        <DialogTrigger>Open it</DialogTrigger>
        <DialogContent title="New term">It is shown once you publish.</DialogContent>
      </Dialog>
    ),
    opens: 'trigger-press',
    closes: 'escape-key',
  },
  drawer: {
    parts: ['dialog', 'dialog-scrim'],
    Sample: (events) => (
      <Dialog {...events}>
        <DialogTrigger>Open it</DialogTrigger>
        <DialogContent title="Filters" placement="end">
          Depth and distance.
        </DialogContent>
      </Dialog>
    ),
    opens: 'trigger-press',
    closes: 'close-press',
  },
  dropdownMenu: {
    parts: ['dropdown-menu'],
    Sample: (events) => (
      <DropdownMenu {...events}>
        <DropdownMenuTrigger>Open it</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Duplicate</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    ),
    opens: 'trigger-press',
    closes: 'escape-key',
  },
  megaMenu: {
    parts: ['mega-menu-panel'],
    Sample: ({ onOpenChange, onOpenChangeComplete }) => (
      <MegaMenu
        openOn="press"
        groups={[{ id: 'a', title: 'Open it', links: [{ href: '#physics', title: 'Physics' }] }]}
        onValueChange={(value, details) => onOpenChange(value !== '', details)}
        onOpenChangeComplete={onOpenChangeComplete}
      />
    ),
    opens: 'trigger-press',
    closes: 'escape-key',
  },
  modalMenu: {
    parts: ['modal-menu-sheet'],
    Sample: (events) => (
      <ModalMenu
        groups={[{ title: 'Science', links: [{ href: '#physics', title: 'Physics' }] }]}
        trigger={<Button>Open it</Button>}
        {...events}
      />
    ),
    opens: 'trigger-press',
    closes: 'close-press',
  },
  popover: {
    parts: ['popover'],
    Sample: (events) => (
      <Popover {...events}>
        <PopoverTrigger>Open it</PopoverTrigger>
        <PopoverContent title="What the map shows">Cables and ports.</PopoverContent>
      </Popover>
    ),
    opens: 'trigger-press',
    closes: 'close-press',
  },
  searchDialog: {
    parts: ['dialog', 'dialog-scrim'],
    Sample: (events) => (
      <SearchDialog label="Open it" onSearch={() => Promise.resolve([])} {...events} />
    ),
    opens: 'trigger-press',
    closes: 'escape-key',
  },
  toast: {
    parts: ['toast'],
    Sample: (events) => (
      <ToastProvider>
        <Toasts {...events} />
      </ToastProvider>
    ),
    closes: 'close-press',
  },
  toggletip: {
    parts: ['toggletip-tip'],
    Sample: (events) => (
      <Toggletip term="Open it" href="#isobath" {...events}>
        A line that joins points of equal depth.
      </Toggletip>
    ),
    opens: 'trigger-press',
    closes: 'escape-key',
  },
  tooltip: {
    parts: ['tooltip'],
    Sample: (events) => (
      <Tooltip content="Since the first day" {...events}>
        <Button>Open it</Button>
      </Tooltip>
    ),
    opens: 'focus-in',
    by: 'focus',
    closes: 'escape-key',
  },
} satisfies Record<string, OpenSample>;
