import { Accordion, AccordionItem, PageHead, Section, UiProvider } from '@hadal/ui';

export default function Faq() {
  return (
    <UiProvider>
      <main id="main">
        <PageHead title="Questions" lede="What tenants ask before we come." />
        <Section>
          <Accordion>
            <AccordionItem title="Who owns the roof?" level={2}>
              The tenants do.
            </AccordionItem>
            <AccordionItem title="When is it mown?" level={2}>
              Every May.
            </AccordionItem>
          </Accordion>
        </Section>
      </main>
    </UiProvider>
  );
}
