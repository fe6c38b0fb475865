import { Accordion, AccordionItem, ButtonLink, Stack, Text } from '@hadal/ui';
import type { ComponentPropsWithRef } from 'react';
import { deck } from 'virtual:deck';
import { LazyIsland } from '../components/lazy-island';
import { day, quantity } from '../model/format';
import { deckDate } from './deck.build';
import { deckHref } from './deck-file';
import { SlideWords } from './slide-content';
import { slides } from './slides';

const loadThumbnail = () => import('./slide-thumbnail').then((module) => module.default);
// The conditional import drops the drawings from the browser's bundle.
const ThumbnailAtBuild = import.meta.env.SSR ? await loadThumbnail() : undefined;

/** The place of a thumbnail, in a `<summary>`, which may not contain a `<div>`. */
const Place = (props: ComponentPropsWithRef<'span'>) => <span {...props} />;

/** Links the PDF, if there is one, and shows the slides as a contact sheet that opens their text. */
export function DeckSummary() {
  return (
    <Stack gap="loose">
      {deck ? (
        <Stack gap="tight">
          <div>
            <ButtonLink href={deckHref} tone="secondary" download>
              Download the deck
            </ButtonLink>
          </div>
          <Text size="sm" tone="muted">
            PDF of {deck.pages} pages, {quantity(deck.bytes / 1000, 'kB')}, {day(deckDate)}. With
            drawings and charts, tagged for screen readers.
          </Text>
        </Stack>
      ) : (
        <Text tone="muted">
          The deck of {day(deckDate)} is not in this build as a PDF. All that it says stands below;
          its drawings are on the pages that each slide leads to.
        </Text>
      )}
      <Accordion layout="tiles" name="deck">
        {slides.map((slide, index) => (
          <AccordionItem
            key={slide.id}
            id={slide.id}
            title={`${index + 1}. ${slide.title}`}
            drawing={
              <LazyIsland
                frame={Place}
                atBuild={ThumbnailAtBuild}
                load={loadThumbnail}
                wanted={false}
                props={{ slide: slide.id }}
              />
            }
          >
            <SlideWords {...slide} />
          </AccordionItem>
        ))}
      </Accordion>
    </Stack>
  );
}
