import { PageHead, Section, Table, TableCell, TableHeader, UiProvider } from '@hadal/ui';

const roofs = [
  { name: 'Yard', litres: '12,000' },
  { name: 'Hall', litres: '31,500' },
];

export default function Figures() {
  return (
    <UiProvider>
      <main id="main">
        <PageHead title="Rain kept" lede="Measured at the gutters of two roofs." />
        <Section>
          <Table caption="Rain that a roof keeps from the drains">
            <thead>
              <tr>
                <TableHeader>Roof</TableHeader>
                <TableHeader numeric>Litres a year</TableHeader>
              </tr>
            </thead>
            <tbody>
              {roofs.map(({ name, litres }) => (
                <tr key={name}>
                  <TableHeader scope="row">{name}</TableHeader>
                  <TableCell numeric>{litres}</TableCell>
                </tr>
              ))}
            </tbody>
          </Table>
        </Section>
      </main>
    </UiProvider>
  );
}
