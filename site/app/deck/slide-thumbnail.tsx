import { Thumbnail, type ThumbnailSubject } from '@hadal/illustrations';

/** The drawing of each slide on the contact sheet. */
const subjects: Readonly<Record<string, ThumbnailSubject>> = {
  'deck-notice': 'night',
  'deck-need': 'day',
  'deck-idea': 'plant',
  'deck-stroke': 'climb',
  'deck-losses': 'losses',
  'deck-place': 'scales',
  'deck-readiness': 'levels',
  'deck-market': 'coast',
  'deck-cost': 'bars',
  'deck-sensitivity': 'spread',
  'deck-risks': 'rope',
  'deck-roadmap': 'ladder',
  'deck-rails': 'rails',
  'deck-use': 'tank',
  'deck-us': 'frames',
  'deck-sources': 'shelf',
};

/** Draws a slide in small. A module of its own, so that the drawings load apart from the page. */
export default function SlideThumbnail({ slide }: { slide: string }) {
  return <Thumbnail subject={subjects[slide]!} />;
}
