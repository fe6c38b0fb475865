import { PageHead, Section, Timeline, TimelineEntry, UiProvider } from '@hadal/ui';

export default function History() {
  return (
    <UiProvider>
      <main id="main">
        <PageHead title="Our history" lede="From one shed to a street of them." />
        <Section>
          <Timeline>
            <TimelineEntry level={2} dateTime="2019" date="2019" title="Founded">
              By two neighbours.
            </TimelineEntry>
            <TimelineEntry level={2} dateTime="2021" date="2021" title="First roof">
              It is still green.
            </TimelineEntry>
          </Timeline>
        </Section>
      </main>
    </UiProvider>
  );
}
