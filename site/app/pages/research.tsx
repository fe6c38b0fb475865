import {
  Callout,
  Card,
  CardText,
  CardTitle,
  DefinitionList,
  Grid,
  Heading,
  PageHead,
  Section,
  SectionHeader,
  Stack,
  SurfaceMark,
  Text,
  TextLink,
} from '@hadal/ui';
import { brand } from '../brand';
import { at1000m, at200m, surface } from '../depths';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Research Hub',
  description:
    'Five questions that could end this project, the papers it stands on, including those that went badly, and how to take part.',
};

const doi = (id: string) => <TextLink href={`https://doi.org/${id}`}>doi.org/{id}</TextLink>;

export default function Research() {
  return (
    <>
      <PageHead
        title="Research Hub"
        lede="Five questions could each end this project. We would rather know early, and in public."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/research', title: 'Research Hub' },
        ]}
        links={[
          { href: '#questions', title: 'Open questions' },
          { href: '#papers', title: 'Papers' },
          { href: '#data', title: 'Data policy' },
        ]}
        mark={<SurfaceMark name="vessel" />}
        datumLabel="mean sea level"
      />
      <Section {...surface} id="questions">
        <Stack gap="loose">
          <Heading>Open questions</Heading>
          <Grid columns={3}>
            <Card>
              <CardTitle>How long does a rope last?</CardTitle>
              <CardText>
                About 4,000 bends a year at 8.8 MN. Published bend-over-sheave tests stop at ropes
                of 250 kN. This is the top technical risk.
              </CardText>
            </Card>
            <Card>
              <CardTitle>Does the dock freeze?</CardTitle>
              <CardText>
                Air that has expanded on the way up reaches the dock at about −9 °C in the model.
                Sea spray freezes at −1.9 °C.
              </CardText>
            </Card>
            <Card>
              <CardTitle>How well does spray warm the air?</CardTitle>
              <CardText>
                The better the sea heats the rising air, the more work it does. Our index of 1.05 is
                assumed, not measured.
              </CardText>
            </Card>
            <Card>
              <CardTitle>Do the bags stay tight?</CardTitle>
              <CardText>
                Twenty years is the design; months are the field record. The model loses 1 % of the
                air in each cycle, untested.
              </CardText>
            </Card>
            <Card>
              <CardTitle>What does it do to the sea?</CardTitle>
              <CardText>
                Rock on the sea bed, noise, lines in the water, warm and cold discharges, bubbles.
                To be studied and published before any permit.
              </CardText>
            </Card>
          </Grid>
        </Stack>
      </Section>
      <Section {...at200m} id="papers">
        <Stack gap="loose">
          <SectionHeader>
            <Heading>Papers we lean on</Heading>
            <Text size="lg" tone="muted">
              Work by others, the discouraging included. None of it is about our machine.
            </Text>
          </SectionHeader>
          <DefinitionList
            items={[
              {
                term: 'Barbour, Pottie and Eames, 2021',
                description: (
                  <>
                    Why is adiabatic compressed air storage yet to become a viable option? iScience
                    24, 102440. Read this one first: it lists the failures.
                  </>
                ),
              },
              {
                term: 'Pimm, Garvey and de Jong, 2014',
                description: (
                  <>
                    Design and testing of Energy Bags. Energy 66. Bags of 1.8 m over 400 cycles, and
                    one of 5 m at 25 m off Orkney. {doi('10.1016/j.energy.2013.12.010')}
                  </>
                ),
              },
              {
                term: 'Szablowski and Morosuk, 2023',
                description: (
                  <>
                    An underwater store without rising vessels, modelled at 64.1 %. Entropy 25, 77.{' '}
                    {doi('10.3390/e25010077')}
                  </>
                ),
              },
              {
                term: 'Hunt and others, 2021',
                description: (
                  <>
                    Buoyancy Energy Storage Technology. Journal of Energy Storage 40, 102746.{' '}
                    {doi('10.1016/j.est.2021.102746')}
                  </>
                ),
              },
              {
                term: 'Budt, Wolf, Span and Yan, 2016',
                description: (
                  <>
                    A review of compressed-air storage, with the record of the two plants that ran
                    for decades. Applied Energy 170. {doi('10.1016/j.apenergy.2016.02.108')}
                  </>
                ),
              },
              {
                term: 'Schmidt and others, 2019',
                description: (
                  <>
                    Future levelized cost of electricity storage. Joule 3. Lithium-ion is hard to
                    beat for most uses. {doi('10.1016/j.joule.2018.12.008')}
                  </>
                ),
              },
            ]}
          />
        </Stack>
      </Section>
      <Section {...at1000m} id="data">
        <Stack gap="loose">
          <Callout tone="info" title="Data policy">
            What the {brand.foundation} measures is published with its method and its errors,
            whether or not it helps the company. A result that ends the project is a result.
          </Callout>
          <Text size="lg">
            You can take part today without asking: check a formula on the{' '}
            <TextLink href="/science/physics">physics page</TextLink>, change an assumption in the{' '}
            <TextLink href="/science/calculators">calculators</TextLink>, and tell us where we are
            wrong.
          </Text>
        </Stack>
      </Section>
    </>
  );
}
