import { PageHead, ProfileScene, Section, Stack } from '@hadal/ui';
import { calculators } from '../calculators';
import { CalculatorCard } from '../calculators/card';
import { ReferenceTable } from '../calculators/reference-table';
import { usePrintAlone } from '../calculators/use-print-alone';
import { at1000m, at200m, surface } from '../depths';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Calculators',
  description:
    'Ten calculators from pressure at depth to cost and carbon: change a number and see what follows, with formula, source, range and check values.',
};

const sections = [
  { ...surface, ids: ['C1', 'C2', 'C3'] },
  { ...at200m, ids: ['C4', 'C5', 'C6', 'C7'] },
  { ...at1000m, ids: ['C8', 'C9', 'C10'] },
];

export default function ScienceCalculators() {
  const { alone, print } = usePrintAlone<string>();
  const isLeftOut = (id: string) => alone !== undefined && alone !== id;
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
        links={calculators.map(({ id, name }) => ({
          href: `#${id.toLowerCase()}`,
          title: `${id} ${name}`,
        }))}
        scene={
          <ProfileScene
            title="Pressure plotted against depth, with the float set almost at the foot."
            depth={0.92}
          />
        }
        datumLabel="mean sea level"
      />
      {sections.map(({ ids, ...depth }, index) => (
        <Section key={depth.band} {...depth} hidden={ids.every(isLeftOut)}>
          <Stack gap="section">
            {index === 0 && (
              <noscript>
                <ReferenceTable />
              </noscript>
            )}
            {calculators
              .filter(({ id }) => ids.includes(id))
              .map((calculator) => (
                <div key={calculator.id} hidden={isLeftOut(calculator.id)}>
                  <CalculatorCard calculator={calculator} onPrint={() => print(calculator.id)} />
                </div>
              ))}
          </Stack>
        </Section>
      ))}
    </>
  );
}
