import { Accordion, AccordionItem, AccordionToggle, ButtonLink, Stack, Text } from '@hadal/ui';
import { day, quantity } from '../model/format';
import { deckDate } from './deck.build';
import { deckHref } from './deck-file';
import { SlideWords } from './slide-content';
import { slides } from './slides';

/** Undefined if the site was built without a browser to print the PDF. */
const deckFile = import.meta.env.INVESTOR_DECK;

/** Links the PDF, if there is one, and lists the text of each slide. */
export function DeckSummary() {
  return (
    <Stack gap="loose">
      {deckFile ? (
        <Stack gap="tight">
          <div>
            <ButtonLink href={deckHref} tone="secondary" download>
              Download the deck
            </ButtonLink>
          </div>
          <Text size="sm" tone="muted">
            PDF of {deckFile.pages} pages, {quantity(deckFile.bytes / 1000, 'kB')}, {day(deckDate)}.
            With drawings and charts, tagged for screen readers.
          </Text>
        </Stack>
      ) : (
        <Text tone="muted">
          The deck of {day(deckDate)} is not in this build as a PDF. All that it says stands below;
          its drawings are on the pages that each slide leads to.
        </Text>
      )}
      <Accordion>
        <AccordionToggle />
        {slides.map((slide, index) => (
          <AccordionItem key={slide.id} id={slide.id} title={`${index + 1}. ${slide.title}`}>
            <SlideWords {...slide} />
          </AccordionItem>
        ))}
      </Accordion>
    </Stack>
  );
}
