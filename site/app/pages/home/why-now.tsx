import { DayCurveScene, DispatchScene, PressureDepthScene } from '@hadal/illustrations';
import { Item, ItemList } from '@hadal/ui';
import { atStore, illustrativeDay, pressurePoints } from '../../model';
import { number, quantity } from '../../model/format';
import { Cite } from '../../components/cite';

/** The three reasons to store power in the deep sea now, each with its drawing. */
export function WhyNow() {
  return (
    <ItemList>
      <Item
        title="Grid Storage Gap"
        drawing={
          <DayCurveScene
            title="An illustrative day: wind and solar exceed demand at midday and fall short in the evening; storage moves a part of the difference."
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
        }
        note="An illustrative day, not a forecast."
      >
        Wind and sun rarely peak when people need power. To triple renewables by 2030, the
        International Energy Agency sees storage growing sixfold (<Cite of="iea2024" />
        ).
      </Item>
      <Item
        title="Dispatchable Renewables"
        drawing={
          <DispatchScene
            title="An illustrative day of a store: it charges at midday and returns less, mostly in the evening."
            values={illustrativeDay.store}
            labels={{
              out: 'out to the grid',
              in: 'in from wind and solar',
              hours: 'hours of one day',
            }}
          />
        }
        note="An illustrative day. More goes in than comes out."
      >
        Hours of storage turn a source that changes with the weather into one that can follow a
        schedule: charge when there is too much, return when there is too little.
      </Item>
      <Item
        title="Ocean Depth Physics"
        drawing={
          <PressureDepthScene
            title={`Absolute pressure against depth: very nearly a straight line, from 1\u00a0bar at the surface to ${number(atStore.pressureBar, 1)}\u00a0bar at 1,000\u00a0m.`}
            points={pressurePoints.map(({ depth, bar }) => ({
              depth,
              depthLabel: number(depth),
              pressure: bar,
              pressureLabel: depth === 500 || depth === 1000 ? quantity(bar, 'bar', 1) : undefined,
            }))}
            labels={{ depth: 'depth, m', pressure: 'absolute pressure' }}
          />
        }
        note="Calculated for the standard ocean, UNESCO 1983."
      >
        The sea adds ten bar with every hundred metres. It needs no tank wall to hold them, and its
        pressure stays the same whether the store is full or nearly empty.
      </Item>
    </ItemList>
  );
}
