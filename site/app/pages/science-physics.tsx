import {
  Callout,
  DefinitionList,
  EvidenceBadge,
  Heading,
  PageHead,
  Section,
  SectionHeader,
  Stack,
  SurfaceMark,
  Text,
  TextLink,
} from '@hadal/ui';
import { DataTable } from '../components/data-table';
import { at1000m, at200m, surface } from '../depths';
import { stroke, strokeAirT } from '../figures';
import { quantity } from '../format';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Physics and equations',
  description:
    'The relations behind every figure: sea pressure, buoyancy, the stroke, the air and the round trip, each with its range and its source.',
};

const columns = ['No.', 'Relation', 'What it gives', 'Holds for', 'Source'];

export default function SciencePhysics() {
  return (
    <>
      <PageHead
        title="Physics and equations"
        lede="Each relation we use, what it holds for, and who published it. Pressures are absolute, units are SI, depth counts downward."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/science', title: 'Science' },
          { href: '/science/physics', title: 'Physics & Equations' },
        ]}
        links={[
          { href: '#sea', title: 'Sea' },
          { href: '#vessel', title: 'Vessel' },
          { href: '#air', title: 'Air and plant' },
        ]}
        mark={<SurfaceMark name="vessel" />}
        datumLabel="mean sea level"
      />
      <Section {...surface} id="sea">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The sea</Heading>
            <Text size="lg" tone="muted">
              Pressure and density come from the polynomials UNESCO published in 1983, and are
              tested against the check values printed with them.
            </Text>
          </SectionHeader>
          <EvidenceBadge evidence="standard" />
          <DataTable
            caption="Hydrostatics"
            columns={columns}
            rows={[
              ['E1', 'dp/dz = ρ g', 'Pressure gained with depth', 'Still sea', 'Hydrostatics'],
              [
                'E2',
                'z = polynomial(p) / mean gravity',
                'Depth at a pressure, to 0.1\u00a0m',
                'Salinity 35, 0\u00a0°C, to 10,000 dbar',
                'UNESCO 44',
              ],
              [
                'E3',
                'ρ = ρ₀(S, t) / (1 − p / K(S, t, p))',
                'Density of sea water',
                'Salinity 0 to 42, −2 to 40\u00a0°C',
                'UNESCO 44 (EOS-80)',
              ],
            ]}
          />
        </Stack>
      </Section>
      <Section {...at200m} id="vessel">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>The vessel</Heading>
            <Text size="lg" tone="muted">
              The heart of the matter is E10. A vessel filled to the brim does{' '}
              {quantity(stroke.spillWorkMwh, 'MWh', 2)} of work and spills most of{' '}
              {quantity(strokeAirT.spill, 't', 1)} of air on the way. Part-filled, it does{' '}
              {quantity(stroke.gasWorkMwh, 'MWh', 2)} with {quantity(strokeAirT.fill, 't', 1)}, and
              keeps all of it for the turbines.
            </Text>
          </SectionHeader>
          <DataTable
            caption="Buoyancy and the stroke"
            columns={columns}
            rows={[
              [
                'E9',
                'F = (ρ Vₐ − mₐ) g − W',
                'Pull on the tether; W is the vessel’s weight in water',
                'Slow motion',
                'Archimedes',
              ],
              [
                'E10',
                'W = p₂ V [(p₁/p₂)ᵏ − 1] / k, where k\u00a0=\u00a0(n\u00a0−\u00a01)/n',
                'Work of one stroke without spilling, from p₁ to the dock at p₂',
                'Any density of the sea; n from 1 to 1.4',
                'This work',
              ],
              [
                'E11',
                'p₁/p₂ = (1 − k)^(−1/k)',
                'The dock that gives most work; e when n is 1',
                'No spilling',
                'From E10',
              ],
              [
                'E13',
                'F = ½ ρ c A v²',
                'Drag, and from it the speed of a vessel torn loose',
                'Blunt body, steady; c of 1.0 assumed',
                'Fluid mechanics',
              ],
            ]}
          />
        </Stack>
      </Section>
      <Section {...at1000m} id="air">
        <Stack gap="loose">
          <Heading>Air and plant</Heading>
          <DataTable
            caption="Compression, storage and expansion"
            columns={columns}
            rows={[
              [
                'E4',
                'ρ = p / (R T)',
                'Density of air',
                'To 3\u00a0% at 100\u00a0bar and 4\u00a0°C',
                'Ideal gas',
              ],
              [
                'E5',
                'w = R T ln(p₁/p₀)',
                'Least work to compress, and most to get back',
                'One temperature',
                'Thermodynamics',
              ],
              [
                'E6',
                'T₂ = T₁ (p₂/p₁)^((γ − 1)/(γ η))',
                'Temperature after a compressor stage',
                'Constant specific heat',
                'Thermodynamics',
              ],
              [
                'E8',
                'e = p ln(p/p₀)',
                'Work held in each m³ of a store open to the sea',
                'Ideal gas, ambient temperature',
                'Exergy; agrees with Garvey 2008 within 1.2\u00a0%',
              ],
              [
                'E12',
                'R T ln(p₁/p₀) = R T ln(p₁/p₂) + R T ln(p₂/p₀)',
                'Stroke and turbines together return no more than was paid',
                'Perfect machines',
                'From E5',
              ],
              [
                'E18',
                'η = η(store) · (w(stroke) + η(gen) w(exp)) (1 − a) / (w(comp)/η(motor))',
                'The round trip',
                'A full cycle',
                'Energy balance',
              ],
            ]}
          />
          <DefinitionList
            items={[
              {
                term: 'p₀, p₁, p₂',
                description: 'Pressure of the atmosphere, at the start, at the dock',
              },
              {
                term: 'R, γ',
                description:
                  'Gas constant of dry air, 287.05 J/(kg\u00a0K); ratio of specific heats, 1.4',
              },
              {
                term: 'n',
                description:
                  'Index of the rising air: 1 if the sea keeps it warm, 1.4 if not at all, 1.05 assumed',
              },
              {
                term: 'η, a',
                description:
                  'Efficiency of a machine or a step; share of power the plant uses itself',
              },
            ]}
          />
          <Callout tone="info" title="Try to break them">
            The same relations are published as code, tested against printed tables. The{' '}
            <TextLink href="/science/calculators">calculators</TextLink> page works them through,
            and the <TextLink href="/glossary">glossary</TextLink> explains each word.
          </Callout>
        </Stack>
      </Section>
    </>
  );
}
