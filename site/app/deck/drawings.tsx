import { DamCardScene, DayCurveScene, PlantCardScene, StrokeCardScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import type { ReactNode } from 'react';
import { brand } from '../brand';
import { LadderFigure } from '../diagrams/ladder-figure';
import { CostFigure } from '../diagrams/cost-figure';
import { CostSensitivityFigure } from '../diagrams/cost-sensitivity-figure';
import { ForceFigure } from '../diagrams/force-figure';
import { LossFigure } from '../diagrams/loss-figure';
import { illustrativeDay, stations, stroke } from '../model';
import { ReadinessInBrief } from './readiness';

const { startFill } = stroke;

/** Drawings the PDF prints beside a slide's words, where the page links to them instead. */
export const drawings: Readonly<Record<string, ReactNode>> = {
  'deck-notice': (
    <StrokeCardScene
      fills={[startFill, stations.halfway.fill, 1]}
      title="Three vessels in the sea, each higher than the last and fuller of air."
    />
  ),
  'deck-need': (
    <Figure
      label="Fig. 1"
      caption="A day of sun and wind, and of people. What is left over at noon is missing after dark."
      note="illustrative, not a forecast"
    >
      <DayCurveScene
        title="Over a day the supply from wind and sun rises above demand around noon and falls below it in the evening. A store moves part of the surplus."
        demand={illustrativeDay.demand}
        supply={illustrativeDay.supply}
        hours={['00:00', '06:00', '12:00', '18:00', '24:00']}
        labels={{
          surplus: 'surplus',
          moved: 'moved by storage',
          demand: 'demand',
          supply: 'wind + solar',
        }}
      />
    </Figure>
  ),
  'deck-idea': (
    <Figure
      label="Fig. 2"
      caption="A platform, its vessels on the way up, and the bags on the sea bed."
      note="a concept, not to scale"
    >
      <PlantCardScene
        title="A platform floats above vessels that rise between guides; bags of air lie on the sea bed below."
        fills={[1, startFill]}
      />
    </Figure>
  ),
  'deck-stroke': <ForceFigure label="Fig. 3" />,
  'deck-losses': <LossFigure label="Fig. 4" />,
  'deck-readiness': <ReadinessInBrief />,
  'deck-cost': <CostFigure label="Fig. 5" />,
  'deck-sensitivity': <CostSensitivityFigure label="Fig. 6" />,
  'deck-roadmap': <LadderFigure label="Fig. 7" />,
  'deck-rails': (
    <Figure
      label="Fig. 8"
      caption="Gifts stand behind a dam. Money passes its flap towards them, and none comes back."
      note="a concept; neither side is registered"
    >
      <DamCardScene
        title="Two basins beside a dam whose flap opens towards the gifts only."
        behind={{ name: brand.foundation, note: 'gifts and grants' }}
        before={{ name: brand.company, note: 'investors and sales' }}
        passes="a price for results"
      />
    </Figure>
  ),
};
