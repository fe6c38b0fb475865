import { Stack } from '@hadal/ui';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { LazyIsland } from '../components/lazy-island';
import { calculators } from '.';
import { sea } from './c1-sea';
import { CalculatorCard } from './card';
import { loadChart } from './card-output';
import type { Calculator } from './definition';

type Card = ComponentType<Omit<ComponentProps<typeof CalculatorCard>, 'calculator'>>;

const cardOf = (calculator: Calculator): Card =>
  function Card(props) {
    return <CalculatorCard calculator={calculator} {...props} />;
  };

/** Cards whose code is here, by id: the first hydrates with the page, since it is shown at once. */
const cards = new Map<string, Card>([[sea.id, cardOf(sea)]]);

const keepCards = ({ others }: { others: readonly Calculator[] }) => {
  for (const each of others) if (!cards.has(each.id)) cards.set(each.id, cardOf(each));
};
// The conditional import drops the other calculators from the browser's first bundle.
if (import.meta.env.SSR) keepCards(await import('./others'));

/** Loads the other cards, and the charts, whose prerendered pictures go as a card comes. */
export const loadCards = () =>
  Promise.all([import('./others'), loadChart()]).then(([others]) => keepCards(others));

export const isCardHere = (id: string) => cards.has(id);

/** Functions that import a card, by its id; each stays the same, as effects need. */
const loaders = new Map<string, () => Promise<Card>>(
  calculators.map(({ id }) => [id, () => loadCards().then(() => cards.get(id)!)]),
);

interface CardOnDemandProps extends ComponentProps<Card> {
  id: string;
  /** True to load its code. */
  wanted: boolean;
}

/** A prerendered card whose code loads when it is wanted. Renders a `Stack`. */
export function CardOnDemand({ id, wanted, ...props }: CardOnDemandProps) {
  const isHere = isCardHere(id) && (wanted || import.meta.env.SSR || id === sea.id);
  const [card, setCard] = useState(() => (isHere ? cards.get(id) : undefined));
  if (isHere && !card) setCard(() => cards.get(id));
  return (
    <LazyIsland
      frame={Stack}
      atBuild={card}
      load={loaders.get(id)!}
      wanted={wanted && !card}
      patient
      props={props}
    />
  );
}
