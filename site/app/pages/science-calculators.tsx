import { ProfileScene } from '@hadal/illustrations';
import { OCEAN_INPUTS } from '@hadal/physics';
import {
  Callout,
  Grid,
  Heading,
  PageHead,
  Section,
  Stack,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
  TextLink,
} from '@hadal/ui';
import { memo, startTransition, useCallback, useRef, useState } from 'react';
import { calculators } from '../calculators';
import { CardOnDemand, isCardHere, loadCards } from '../calculators/card-on-demand';
import type { Values } from '../calculators/definition';
import { useNamed } from '../calculators/use-named';
import { useIsPrerendered } from '../components/use-prerendered';
import { usePrintAlone } from '../calculators/use-print-alone';
import { surface, twilightZone } from '../content/depths';

// Without scripts only; the conditional import drops it from the browser's bundle.
const ReferenceTable = import.meta.env.SSR
  ? (await import('../calculators/reference-table')).ReferenceTable
  : undefined;

/** Depths in metres to which the plot in the head may reach. */
const reaches = [1200, 2500, 6000, 12_000];

export default function ScienceCalculators() {
  // Settings that name no depth leave the float where it was.
  const [depth, setDepth] = useState<number>(OCEAN_INPUTS.z.default);
  const follow = useCallback(
    ({ z, zStore }: Values) => setDepth((before) => Number(z ?? zStore ?? before)),
    [],
  );
  const reach = reaches.find((end) => depth <= 0.92 * end) ?? 12_000;
  return (
    <>
      <PageHead
        title="Calculators"
        lede="Change a number and see what follows. The same formulas feed every figure on this site; each names its source, its range and what it leaves out."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/science', title: 'Science' },
          { href: '/science/calculators', title: 'Calculators' },
        ]}
        scene={
          <ProfileScene
            title="Pressure plotted against depth, with a float at the depth that the calculator names."
            depth={depth / reach}
            reach={reach}
          />
        }
        horizonLabel="mean sea level"
      />
      <Bench onValues={follow} />
    </>
  );
}

/** Loads the others for a reader who is about to choose one; without them, their prerendered HTML stays. */
const prepare = () => loadCards().catch(() => {});

/** All calculators, rendered again when one of them is, but not when the head follows it. */
const Bench = memo(function Bench({ onValues }: { onValues: (values: Values) => void }) {
  const isPrerendered = useIsPrerendered();
  const { named, first } = useNamed();
  const [selected, show] = useState<string>();
  const shown = selected ?? first;
  const chosen = useRef(selected);
  const { alone, print } = usePrintAlone<string>();
  return (
    <>
      <Section {...surface}>
        <noscript>{ReferenceTable && <ReferenceTable />}</noscript>
        <Tabs
          value={shown}
          onValueChange={(id, { reason }) => {
            chosen.current = id;
            // In slices: a card takes longer to draw than a press may take to show.
            const follow = () => chosen.current === id && startTransition(() => show(id));
            // A link has to lead on at once.
            if (reason === 'link') show(id);
            else if (isCardHere(id)) follow();
            // Shown once its code is here, or what is entered before would be lost.
            else void prepare().then(follow);
          }}
        >
          <TabList
            label="Calculators"
            onPointerEnter={() => void prepare()}
            onFocus={() => void prepare()}
          >
            {calculators.map(({ id, name }) => (
              <Tab key={id} value={id} href={`#${id.toLowerCase()}`}>
                {name}
              </Tab>
            ))}
          </TabList>
          {calculators.map(({ id }) => (
            <TabPanel
              key={id}
              value={id}
              id={id.toLowerCase()}
              hidden={alone !== undefined && alone !== id}
            >
              <CardOnDemand
                id={id}
                // After a navigation nothing of the others is here, and on paper all are shown.
                wanted={id === shown || named.includes(id) || !isPrerendered}
                onRead={show}
                onValues={id === shown ? onValues : undefined}
                onPrint={() => print(id)}
              />
            </TabPanel>
          ))}
        </Tabs>
      </Section>
      <Section {...twilightZone} hidden={alone !== undefined}>
        <Grid columns={2}>
          <Stack>
            <Heading>The equations behind them</Heading>
            <Text>
              All eleven work with the formulas of{' '}
              <TextLink href="/science/physics">Physics &amp; Equations</TextLink>: sea water by the
              equation of state of UNESCO, steam by the tables for industrial use. Under each,
              “Check this” computes published values in your own browser and sets them beside the
              originals.
            </Text>
          </Stack>
          <Stack>
            <Heading>What they leave out</Heading>
            <Callout title="A concept, not a plant">
              <p>
                No such plant has been built. Each calculator names the losses that it counts, the
                range that it holds for and what it ignores; outside of these it gives no answer.
              </p>
            </Callout>
          </Stack>
        </Grid>
      </Section>
    </>
  );
});
