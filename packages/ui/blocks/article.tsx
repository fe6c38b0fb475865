import {
  FootnoteLink,
  Footnotes,
  Onward,
  PageHead,
  Prose,
  Quote,
  Section,
  SectionColumns,
  Stack,
  TableOfContents,
} from '@hadal/ui';
import { SiteFrame } from './site-frame';

const contents = [
  { href: '#distance', title: 'The last thirty metres' },
  { href: '#doors', title: 'One door, one hand' },
  { href: '#space', title: 'Room for the odd ones' },
  { href: '#notes', title: 'Notes' },
] as const;

const notes = [
  {
    id: 'note-count',
    text: 'Our own count in 40 houses, on two dry weekdays in May. Houses with a lift were left out.',
  },
  {
    id: 'note-force',
    text: 'Measured with a spring balance at the handle, half-way along the rail.',
  },
];

const onward = [
  { href: '/sheds/yard', title: 'Yard', text: 'The shed that came out of these visits.' },
  { href: '/journal/roofs', title: 'A roof that drinks', text: 'Eight centimetres of soil.' },
];

/** An article: its contents beside running text, a quotation, notes, and ways onward. */
export function Article() {
  return (
    <SiteFrame path="/journal">
      <PageHead
        title="Why sheds stay empty"
        lede="Forty houses had a place for bicycles. In half of them it was empty, and the hallway was not. We asked why."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/journal', title: 'Journal' },
          { href: '/journal/empty-sheds', title: 'Why sheds stay empty' },
        ]}
      />
      <Section band="1">
        <SectionColumns>
          <TableOfContents links={contents} />
          <article>
            <Stack gap="loose">
              <Prose>
                <p>
                  People do not weigh the pros and cons of a shed each morning. They take the way
                  that is shortest with their hands full. If that way ends in the hallway, the shed
                  stays empty, however dry it is.
                </p>
                <h2 id="distance">The last thirty metres</h2>
                <p>
                  Where the shed was less than thirty metres from the front door, nine of ten
                  bicycles stood in it. Beyond that it was four of ten
                  <FootnoteLink noteId="note-count" number={1} />. A roof over the way moved the
                  limit by no more than ten metres; a light did nothing at all.
                </p>
                <p>Three things explained most of the rest:</p>
                <ul>
                  <li>a step, even a low one, on the way in;</li>
                  <li>a lock that needs a second key;</li>
                  <li>a neighbour’s bicycle that has to be moved first.</li>
                </ul>
                <h2 id="doors">One door, one hand</h2>
                <p>
                  Somebody who holds a bicycle has one hand left. A door that swings towards that
                  hand has to be opened twice: once for the person, once for the wheel. A sliding
                  door has not, as long as it moves with less than two kilograms
                  <FootnoteLink noteId="note-force" number={2} />.
                </p>
              </Prose>
              <Quote author="Jonas Weber" position="Lives on the third floor">
                I would use it if I could open it with my elbow.
              </Quote>
              <Prose>
                <h2 id="space">Room for the odd ones</h2>
                <p>
                  A rack for eight equal bicycles suits a shop window. Real yards have a trailer, a
                  child’s first bicycle and something long with a box in front. Sheds with one wide
                  place beside the rack were <strong>never</strong> empty.
                </p>
                <blockquote>
                  <p>Plan for the largest that comes every day, not for the most that could.</p>
                </blockquote>
                <p>
                  So measure the way before the place. The <a href="/docs">documentation</a> has a
                  sheet for it: it takes ten minutes, and a tape.
                </p>
              </Prose>
              <Footnotes id="notes" notes={notes} />
            </Stack>
          </article>
        </SectionColumns>
      </Section>
      <Section band="2">
        <Onward pages={onward} />
      </Section>
    </SiteFrame>
  );
}
