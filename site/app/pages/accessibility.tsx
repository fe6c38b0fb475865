import { Callout, Heading, Item, ItemList, PageHead, Section, Stack } from '@hadal/ui';
import { brand } from '../brand';
import { at200m, surface } from '../depths';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Accessibility',
  description:
    'How this site is built to be read by everybody, what is tested by machine in every change, and what has not been tested by people.',
};

export default function Accessibility() {
  return (
    <>
      <PageHead
        title="Accessibility"
        lede={`${brand.name}’s pages are meant for everybody: with a keyboard, a screen reader, large text, a slow phone, or no scripts at all.`}
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/accessibility', title: 'Accessibility' },
        ]}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <Stack gap="loose">
          <Heading>What we do</Heading>
          <ItemList>
            <Item title="Plain pages first">
              Each page is complete before any script runs. Menus open without scripts, and forms
              post without them.
            </Item>
            <Item title="Two themes, one standard">
              Text and background differ by at least 4.5 to 1 in both. Colour never carries a
              meaning alone.
            </Item>
            <Item title="Nothing that moves by itself">
              If your system asks for less motion, nothing slides or lifts.
            </Item>
            <Item title="Drawings with words">
              A drawing that says something has a sentence that says it too.
            </Item>
          </ItemList>
        </Stack>
      </Section>
      <Section {...at200m}>
        <Stack gap="loose">
          <Heading>What is tested, and what is not</Heading>
          <Callout tone="info" title="By machine, in every change">
            Every component in both themes with axe, the menus and forms by keyboard alone, each
            page at 320 px and without scripts.
          </Callout>
          <Callout tone="warning" title="Not yet by people">
            No person who uses a screen reader every day has tested these pages for us. Automatic
            checks find only some of the faults. If something stands in your way, tell us, and we
            will put it right.
          </Callout>
        </Stack>
      </Section>
    </>
  );
}
