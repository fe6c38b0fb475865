import { HeroScene } from '@hadal/illustrations';
import { ButtonLink, Hero, Icon, Stat, StatGroup } from '@hadal/ui';
import { HomeDepths } from '../components/home-depths';
import { atStore, sea, stations, stroke } from '../model';
import { number, quantity } from '../model/format';

const { halfway } = stations;
const dock = quantity(stroke.dockM, 'm');

export default function Home() {
  return (
    <>
      <Hero
        headline={
          <>
            <span>Continuous power.</span> <span>Zero combustion.</span>
          </>
        }
        lede="Surplus wind and solar go in, steadier power comes out. No fuel is burned in the plant. Energy is stored, not created."
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
            <Stat value={number(stroke.expansion, 1)} unit="times">
              the volume the air takes at {dock}, against {quantity(stroke.startM, 'm')}
            </Stat>
            <Stat value={number(sea.temperatureC)} unit="°C">
              about the temperature of the sea at 1,000&nbsp;m, all year
            </Stat>
            <Stat value="0" unit="flames">
              no fuel is burned in any operating mode
            </Stat>
          </StatGroup>
        }
      />

      <HomeDepths />
    </>
  );
}
