'use client';

import {
  Accordion,
  AccordionItem,
  Button,
  Combobox,
  ConfirmDialog,
  Dialog,
  DialogContent,
  DialogTrigger,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  Inline,
  PageHead,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Progress,
  Section,
  SliderField,
  Stack,
  Text,
  Toggletip,
  Tooltip,
  useToast,
} from '@hadal/ui';

/** Everything that is laid over a page, positioned or moved by scripts. */
export function Layers() {
  const toast = useToast();
  return (
    <>
      <PageHead title="Layers" lede="What opens over the page." />
      <Section>
        <Stack>
          <Inline>
            <Dialog>
              <DialogTrigger>Edit the station</DialogTrigger>
              <DialogContent title="Edit the station">
                <Text>Its name and place.</Text>
              </DialogContent>
            </Dialog>
            <ConfirmDialog
              title="Close the station?"
              confirmLabel="Close the station"
              trigger={<Button>Close it</Button>}
              onConfirm={() => {
                toast.show({ tone: 'success', message: 'The station is closed.' });
              }}
            >
              Its readings stay.
            </ConfirmDialog>
            <DropdownMenu>
              <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
              <DropdownMenuContent>
                <DropdownMenuItem>Duplicate</DropdownMenuItem>
                <DropdownMenuItem href="/how-it-works">How it works</DropdownMenuItem>
                <DropdownMenuItem>Archive</DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
            <Popover>
              <Tooltip content="Cables are not shown at first">
                <PopoverTrigger>What the map shows</PopoverTrigger>
              </Tooltip>
              <PopoverContent title="What the map shows">
                <Text>Stations and cables.</Text>
              </PopoverContent>
            </Popover>
            <Tooltip content="Visitors see it within a second">
              <Button
                onClick={() =>
                  toast.show({ tone: 'success', message: 'The station is published.' })
                }
              >
                Publish
              </Button>
            </Tooltip>
          </Inline>
          <Text>
            The range between low and high water is the{' '}
            <Toggletip term="tidal range" href="/glossary">
              Its largest value comes with the spring tide.
            </Toggletip>
            .
          </Text>
          <Combobox label="Home port" name="port" defaultValue="">
            <option value="">Type the name of a port</option>
            <option value="brest">Brest</option>
            <option value="horta">Horta</option>
          </Combobox>
          <SliderField label="Tidal range" unit="m" min={1} max={12} defaultValue={6} />
          <Progress label="Survey" value={0.4} />
          <Accordion>
            <AccordionItem title="Who runs the station?">The harbour does.</AccordionItem>
          </Accordion>
        </Stack>
      </Section>
    </>
  );
}
