import type { ThumbnailSubject } from '@hadal/illustrations';
import { Text } from '@hadal/ui';
import type { ComponentPropsWithRef } from 'react';
import { LazyIsland } from '../../components/lazy-island';

const load = () => import('./margin-drawing').then((module) => module.default);
// The conditional import drops the drawings from the browser's bundle.
const DrawnAtBuild = import.meta.env.SSR ? await load() : undefined;

const Place = (props: ComponentPropsWithRef<'div'>) => <div {...props} />;

const words: Readonly<Record<string, { subject: ThumbnailSubject; caption: string }>> = {
  A: { subject: 'plant', caption: 'Air stores on the sea bed, below their plant' },
  B: { subject: 'tank', caption: 'Buoyancy, weighed in a tank' },
  C: { subject: 'day', caption: 'What curtailment would throw away at noon' },
  L: { subject: 'bars', caption: 'A cost of storage, part by part' },
  P: { subject: 'climb', caption: 'A power stroke, from its start to the dock' },
  R: { subject: 'losses', caption: 'A round trip, and what leaves it on the way' },
  S: { subject: 'rope', caption: 'A tether on its sheave' },
};

/** The drawings in the margin of the glossary, by the letter of a term that they show. */
export const marginDrawings = Object.fromEntries(
  Object.entries(words).map(([letter, { subject, caption }]) => [
    letter,
    <>
      <LazyIsland
        frame={Place}
        atBuild={DrawnAtBuild}
        load={load}
        wanted={false}
        props={{ subject }}
      />
      <Text size="sm" tone="muted">
        {caption}
      </Text>
    </>,
  ]),
);
