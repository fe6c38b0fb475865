import { Button, Heading, PageHead, Section, Stack, Text, TextField } from '@hadal/ui';

export default function Garden() {
  return (
    <main id="main">
      <PageHead title="The garden" />
      <Section>
        <Stack>
          <Heading>Mowing</Heading>
          <Text>Every May.</Text>
          <form action="/mowing" method="post">
            <TextField label="Your name" name="name" autoComplete="name" />
            <Button type="submit">Ask</Button>
          </form>
        </Stack>
      </Section>
    </main>
  );
}
