import {
  Callout,
  Heading,
  Onward,
  PageHead,
  Prose,
  Section,
  SectionColumns,
  SideNavigation,
  Stack,
  Steps,
  Table,
  TableCell,
  TableHeader,
} from '@hadal/ui';
import { SiteFrame } from './site-frame';

const manual = [
  { href: '/docs', title: 'Overview' },
  {
    title: 'Build',
    links: [
      { href: '/docs/site', title: 'Choose the place' },
      { href: '/docs/anchors', title: 'Set the anchors' },
      { href: '/docs/frame', title: 'Raise the frame' },
    ],
  },
  {
    title: 'Keep',
    links: [
      { href: '/docs/doors', title: 'Oil the doors' },
      { href: '/docs/roof', title: 'Weed the roof' },
    ],
  },
  { href: '/docs/parts', title: 'Spare parts' },
];

const steps = [
  { title: 'Mark', text: 'Lay the template on the ground and push a peg through each hole.' },
  {
    title: 'Probe',
    text: 'Drive the rod 80 cm deep at each peg. Move the template off any stone.',
  },
  { title: 'Turn', text: 'Turn each screw in until its plate is level with the string.' },
  { title: 'Check', text: 'Measure both diagonals. They may differ by a centimetre.' },
];

const soils = [
  { soil: 'Sand, gravel', length: 800, torque: 250 },
  { soil: 'Loam', length: 1000, torque: 300 },
  { soil: 'Clay', length: 1200, torque: 350 },
];

/** A page of a manual: the section's pages beside steps, a warning and a table. */
export function Documentation() {
  return (
    <SiteFrame path="/docs/anchors">
      <PageHead
        title="Set the anchors"
        lede="Six ground screws carry a shed. Two people set them in two hours."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/docs', title: 'Documentation' },
          { href: '/docs/anchors', title: 'Set the anchors' },
        ]}
      />
      <Section band="1">
        <SectionColumns>
          <SideNavigation entries={manual} current="/docs/anchors" />
          <Stack gap="loose">
            <Prose>
              <h2>You need</h2>
              <ul>
                <li>the template and the six screws from box A;</li>
                <li>a steel rod of a metre, a string, a level;</li>
                <li>the turning bar, or a drill of at least 400&nbsp;N&nbsp;m.</li>
              </ul>
            </Prose>
            <Callout tone="warning" title="Ask for the plans of cables and pipes first">
              Your city sends them within a week. A screw goes deeper than most cables lie.
            </Callout>
            <Stack>
              <Heading size="medium">Screw by screw</Heading>
              <Steps arrangement="list" steps={steps} />
            </Stack>
            <Stack>
              <Heading size="medium">Length by soil</Heading>
              <Table caption="Screws for each kind of soil">
                <thead>
                  <tr>
                    <TableHeader>Soil</TableHeader>
                    <TableHeader numeric>Length, mm</TableHeader>
                    <TableHeader numeric>Torque, N m</TableHeader>
                  </tr>
                </thead>
                <tbody>
                  {soils.map(({ soil, length, torque }) => (
                    <tr key={soil}>
                      <TableHeader scope="row">{soil}</TableHeader>
                      <TableCell numeric>{length}</TableCell>
                      <TableCell numeric>{torque}</TableCell>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </Stack>
            <Onward
              pages={[
                { href: '/docs/frame', title: 'Raise the frame', text: 'Posts, beams and bolts.' },
                {
                  href: '/docs/site',
                  title: 'Choose the place',
                  text: 'If a stone is in the way.',
                },
              ]}
            />
          </Stack>
        </SectionColumns>
      </Section>
    </SiteFrame>
  );
}
