import { ProfileScene } from '@hadal/illustrations';
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
import { useState } from 'react';
import { calculators } from '../calculators';
import { CalculatorCard } from '../calculators/card';
import { ReferenceTable } from '../calculators/reference-table';
import { usePrintAlone } from '../calculators/use-print-alone';
import { surface, twilightZone } from '../content/depths';

export default function ScienceCalculators() {
  const [shown, show] = useState('C1');
  const { alone, print } = usePrintAlone<string>();
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
            title="Pressure plotted against depth, with the float set almost at the foot."
            depth={0.92}
          />
        }
        horizonLabel="mean sea level"
      />
      <Section {...surface}>
        <noscript>
          <ReferenceTable />
        </noscript>
        <Tabs value={shown} onValueChange={show}>
          <TabList label="Calculators">
            {calculators.map(({ id, name }) => (
              <Tab key={id} value={id} href={`#${id.toLowerCase()}`}>
                {name}
              </Tab>
            ))}
          </TabList>
          {calculators.map((calculator) => (
            <TabPanel
              key={calculator.id}
              value={calculator.id}
              id={calculator.id.toLowerCase()}
              hidden={alone !== undefined && alone !== calculator.id}
            >
              <CalculatorCard
                calculator={calculator}
                onRead={show}
                onPrint={() => print(calculator.id)}
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
}
