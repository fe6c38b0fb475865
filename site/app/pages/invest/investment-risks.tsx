import { Item, RankedList, TextLink } from '@hadal/ui';
import { plant, stroke, vessel } from '../../model';
import { contingencyPercent, storageCost } from '../../model/cost.build';
import { about, quantity } from '../../model/format';
import { Cite } from '../../components/cite';

const endsVessels = 'would end the vessels';
const endsPlant = 'could end the plant';

/** Ranks the ways an investor could lose the money, worst first. */
export function InvestmentRisks() {
  const pull = quantity(stroke.dockPullMn, 'MN', 1);
  return (
    <RankedList>
      <Item
        id="rope"
        title="The rope does not last"
        weight="heavy"
        note={endsVessels}
        details={
          <>
            Scaling them up to {pull} is a guess. If it lasts a tenth of what we assume, the stroke
            is dead, and a broken tether frees a vessel that could reach{' '}
            {quantity(vessel.freeSpeedMs, 'm/s')}. The early sign: a bend test that ends in months.
          </>
        }
      >
        None like it has been tested: the published tests we know of (<Cite of="davies2015" />) stop
        at ropes a thirtieth as strong.
      </Item>
      <Item
        id="stroke"
        title="The stroke is not worth having"
        weight="heavy"
        note={endsVessels}
        details="Vessels have to pay through power within seconds, which batteries sell for little. If they go, what is left is less new, and less ours. The early sign: falling prices in the markets for fast reserve."
      >
        In the model a plant without vessels returns{' '}
        {quantity(plant.roundTripWithoutVessels, '%', 1)} at{' '}
        {quantity(storageCost.withoutVessels.total, '$/MWh')}: more, and cheaper.
      </Item>
      <Item
        id="batteries"
        title="Batteries get there first"
        weight="medium"
        note={endsPlant}
        details="If cells go on getting cheaper as they have, eight hours of them cost less than we do before our first gate is passed."
      >
        {about(plant.roundTrip, '%', 2)} against 82&nbsp;%, the average in American practice (
        <Cite of="eia2021" />
        ).
      </Item>
      <Item
        id="long-hours"
        title="Long hours find no buyer"
        weight="medium"
        note={endsPlant}
        details="Income would hang on rules not yet written, and rules change faster than a plant is paid off."
      >
        Many markets have no product for a whole night.
      </Item>
      <Item
        id="overrun"
        title="It costs far more"
        details={
          <>
            Of the estimate, {quantity(contingencyPercent, '%')} is contingency; the chart above
            shows what half as much again would do. Stores that keep their heat have failed on land
            before (<Cite of="barbour2021" /> say why). The early sign: high quotations for
            compressors that run this hot.
          </>
        }
      >
        First plants at sea run late and over.
      </Item>
      <Item
        id="sea"
        title="The sea"
        details="Repairs wait for weather, at a kilometre’s depth and without divers. The early sign: insurers who will not quote."
      >
        Storms, salt, slides, nets, anchors and growth on everything.
      </Item>
      <Item
        id="life"
        title="Harm to what lives there"
        details={
          <>
            A permit may be refused, rightly, or taken back.{' '}
            <TextLink href="/ops">What would be watched</TextLink>
          </>
        }
      >
        Effects at this size are unknown.
      </Item>
      <Item
        id="carbon"
        title="It does harm to the climate"
        details={
          <>
            Whether a plant helps depends on who charges it and when, and can be calculated with the{' '}
            <TextLink href="/science/calculators#c9">carbon calculator</TextLink>.
          </>
        }
      >
        Charged from a grid that burns coal and gas, a store with losses adds to emissions.
      </Item>
      <Item id="us" title="Us" details="Those who lead it may lack what it takes, or stop.">
        There is no company, no staff, no track record and no protected idea.
      </Item>
      <Item
        id="money"
        title="Your money is locked in, or thinned out"
        details="Each later round makes the earlier ones smaller, and lenders are paid first when a firm is wound up."
      >
        There would be no market for shares.
      </Item>
    </RankedList>
  );
}
