import { HeroScene } from '@hadal/illustrations';
import { ButtonLink, Hero, Icon, Stat, StatGroup } from '@hadal/ui';
import { HomeDepths } from '../components/home-depths';
import { atStore, plant, stations, stroke } from '../model';
import { number, quantity } from '../model/format';

const { halfway } = stations;

export default function Home() {
  return (
    <>
      <Hero
        headline={
          <>
            <span>Continuous power.</span> <span>Zero combustion.</span>
          </>
        }
        lede="A way to keep surplus wind and solar in the deep sea, as compressed air and heat, until the grid needs it. Energy is stored, not created. No plant exists yet."
        actions={
          <>
            <ButtonLink href="/how-it-works">
              How It Works <Icon name="arrow-down" />
            </ButtonLink>
            <ButtonLink href="/invest#deck" tone="secondary">
              Investor Deck
            </ButtonLink>
          </>
        }
        media={
          <HeroScene
            title="A vessel, part full of air, rises on its tether between the guides of a floating hub, beside two wind turbines."
            fill={halfway.fill}
            depth={halfway.depth}
            dockDepth={stroke.dockM}
            zoneDepth={200}
            labels={{
              zone: '200\u00a0m, end of sunlight',
              air: `air, ${quantity(halfway.airM3, 'm³')}`,
              airNote: `at ${quantity(halfway.depth, 'm')} and ${quantity(halfway.pressureBar, 'bar', 1)}`,
              water: 'sea water',
              waterNote: 'pushed out through the base',
              tether: 'tether',
              tetherNote: 'turns a generator on the hub',
              guides: 'guides go on to 1,000\u00a0m',
            }}
          />
        }
        horizonLabel="mean sea level"
        facts={
          <StatGroup>
            <Stat value={number(atStore.pressureBar, 1)} unit="bar">
              absolute pressure in the sea at 1,000&nbsp;m
            </Stat>
            <Stat value={number(Number(plant.roundTrip.toPrecision(1)))} unit="%">
              comes back, about: modelled, {number(plant.roundTripLow)} to{' '}
              {quantity(plant.roundTripHigh, '%')}
            </Stat>
            <Stat value={number(plant.outputH)} unit="hours">
              at {quantity(plant.outputMw, 'MW')} from one full store
            </Stat>
            <Stat value="0" unit="plants">
              built so far: every figure of the plant is modelled
            </Stat>
          </StatGroup>
        }
      />

      <HomeDepths />
    </>
  );
}
