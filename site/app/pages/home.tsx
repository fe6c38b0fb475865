import { ButtonLink, Hero, Icon, Stat, StatGroup } from '@hadal/ui';
import { atStore, plant } from '../model';
import { number, quantity } from '../model/format';
import { HomeBell } from './home/home-bell';
import { HomeDepths } from './home/home-depths';

export default function Home() {
  return (
    <>
      <Hero
        headline={
          <>
            <span>Continuous power.</span> <span>Zero combustion.</span>
          </>
        }
        lede="Surplus wind and solar go into the deep sea as compressed air, and steadier power comes out. No fuel is burned in the plant. Energy is stored, not created. No plant exists yet."
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
        media={<HomeBell />}
        horizonLabel="mean sea level"
        facts={
          <StatGroup>
            <Stat value={number(atStore.pressureBar, 1)} unit="bar">
              absolute pressure in the sea at 1,000&nbsp;m
            </Stat>
            <Stat value={number(plant.roundTrip)} unit="%">
              comes back: modelled, {number(plant.roundTripLow)} to{' '}
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
