import { Grid, PageHead, Person, Section, UiProvider } from '@hadal/ui';

export default function Team() {
  return (
    <UiProvider>
      <main id="main">
        <PageHead title="The team" lede="Two people, and a ladder each." />
        <Section>
          <Grid>
            <Person level={2} name="Ada Byron" position="Engineer" />
            <Person level={2} name="Mary Somerville" position="Surveyor" />
          </Grid>
        </Section>
      </main>
    </UiProvider>
  );
}
