import { TextLink } from '@hadal/ui';
import { brand } from '../brand';
import { ladder, stroke } from '../model';
import { quantity } from '../model/format';
import { sources } from './deck.build';
import type { SlideContent } from './slide-content';

/** Slides on the risks, the plan to test them, and the people asking. */
export const trust: readonly SlideContent[] = [
  {
    id: 'deck-risks',
    title: 'How you could lose your money',
    evidence: 'concept',
    text: 'Worst first, and not complete. Either of the first two would end the vessels; either of the next two could end the plant.',
    points: [
      {
        term: 'The rope',
        text: `Lives of small ropes, carried over to ${quantity(stroke.dockPullMn, 'MN', 1)}, are a guess.`,
      },
      {
        term: 'The stroke',
        text: 'Without a price for speed, a plant does better with no vessels.',
      },
      { term: 'Batteries', text: 'Eight hours of them may cost less before our first gate opens.' },
      { term: 'The buyer', text: 'Many markets have no product for a whole night.' },
      { term: 'The sea', text: 'Storms, salt, slides, and repairs that wait for weather.' },
      { term: 'Life in it', text: 'Effects are unknown. A permit may be refused, rightly.' },
      {
        term: 'Your exit',
        text: 'No market for shares; later rounds and lenders stand before you.',
      },
    ],
    more: { href: '/invest#risks', title: 'Each risk in full' },
  },
  {
    id: 'deck-roadmap',
    title: 'A roadmap of gates, without years',
    evidence: 'concept',
    text: 'Each test is to be passed before the next is paid for, and any of them may be the last.',
    points: [
      {
        term: 'G0, a tank',
        text: `Work within 5\u00a0% of the equation, at ${quantity(ladder.tank.depthM, 'm')}.`,
      },
      {
        term: 'G1, a lake',
        text: `Filling, docking and ice at ${quantity(ladder.lake.depthM, 'm')}, ten thousand times.`,
      },
      {
        term: 'G2, the sea',
        text: `Rope and weather at ${quantity(ladder.sea.depthM, 'm')}. The stroke keeps its place, or goes.`,
      },
      { term: 'G3, a plant', text: 'Ordered by customers for what it does, or not at all.' },
    ],
    more: { href: '/earth-engine#gates', title: 'What each gate asks' },
  },
  {
    id: 'deck-rails',
    title: 'Guard rails between gifts and gains',
    evidence: 'concept',
    text: `${brand.foundation}, a nonprofit, would test and publish. ${brand.company} would build. Neither is registered.`,
    points: [
      { term: 'Apart', text: 'Two boards and two sets of accounts.' },
      { term: 'One way', text: 'The company pays for what it uses; a gift never reaches it.' },
      {
        term: 'In public',
        text: 'Every result comes out, whether or not it helps to sell a plant.',
      },
      { term: 'By name', text: 'Anybody who gains from both sides is listed.' },
    ],
    more: { href: '/business-model#rails', title: 'How each rail can be checked' },
  },
  {
    id: 'deck-use',
    title: 'What money would do',
    evidence: 'concept',
    text: 'It would buy answers, starting with the tank. We have asked for no quotation, so we print no sum.',
    points: [
      {
        term: 'Gifts and grants',
        text: 'The tank and the lake, done by the nonprofit, with the data given to everybody. No share is earned by them.',
      },
      {
        term: 'A partner’s rope',
        text: 'A full-size rope set bent over a sheave until it breaks: of all tests, the one whose no costs least.',
      },
      {
        term: 'Investment',
        text: 'A step after each gate: a drive for the lake after the tank, that rope after the lake, the engineering of a plant after the sea. What others make already is bought from them.',
      },
      {
        term: 'A customer',
        text: 'The plant. Those who need the nights pay for it, having seen every result.',
      },
    ],
  },
  {
    id: 'deck-us',
    title: 'Who we are, and what we have not done',
    text: 'A small group that works on paper and in the open. There is no staff, and so there are no portraits.',
    points: [
      {
        term: 'Done',
        text: 'A model of the whole plant. Its formulas for sea, air and steam are checked against published tables, the plant only against a second program of our own. Its code, which anybody can run; a list of what could end it.',
      },
      {
        term: 'Not done',
        text: 'Hardware, a measurement, a company, a contract, a site, a permit, an insurer’s answer. No money has been put in so far.',
      },
      {
        term: 'Not known',
        text: 'Whether those who began this are the ones to lead it. A board would have to ask.',
      },
      {
        term: 'Write to us',
        text: (
          <>
            By the <TextLink href="/invest#enquire">form for enquiries</TextLink>. A person reads
            it.
          </>
        ),
      },
    ],
    more: { href: '/about', title: 'Where the idea came from' },
  },
  {
    id: 'deck-sources',
    title: 'Sources',
    text: (
      <>
        Works of others that this deck leans on. All other figures are our own calculations, by{' '}
        <TextLink href="/science/physics">these equations</TextLink> for the most part.
      </>
    ),
    points: sources.map(({ key, name, title, published }) => ({
      term: <TextLink href={`/research#${key}`}>{name}</TextLink>,
      text: `${title}${title.endsWith('?') ? '' : '.'} ${published}.`,
    })),
  },
];
