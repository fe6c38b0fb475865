import { Slide } from '@hadal/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../brand';
import { day } from '../model/format';
import { deckDate } from './deck.build';
import { drawings } from './drawings';
import { SlideWords } from './slide-content';
import { slides } from './slides';

/** A depth band for each quarter of the deck, after the air above its first slide. */
const bands = ['1', '2', '3', '4'] as const;

/** The slides as sheets of the PDF. */
function PrintedDeck() {
  const last = slides.length - 1;
  return (
    <main>
      {slides.map((slide, index) => (
        <Slide
          key={slide.id}
          title={slide.title}
          level={index ? 2 : 1}
          band={index ? bands[Math.floor((bands.length * index) / slides.length)] : '0'}
          drawing={drawings[slide.id]}
          progress={index / last}
          foot={
            <>
              <span>
                {brand.name} investor deck, {day(deckDate)}. Information, not an offer.
              </span>
              <span>
                {index + 1} of {slides.length}
              </span>
            </>
          }
        >
          <SlideWords {...slide} />
        </Slide>
      ))}
    </main>
  );
}

/** Source of the PDF: title, date, number of sheets, and their HTML. */
export const printedDeck = {
  title: `${brand.name} investor deck`,
  date: deckDate,
  slides: slides.length,
  render: () => renderToStaticMarkup(<PrintedDeck />),
};
