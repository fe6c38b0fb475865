import { StaffScene } from '@hadal/illustrations';
import {
  Accordion,
  AccordionItem,
  AccordionToggle,
  Heading,
  PageHead,
  Section,
  Stack,
} from '@hadal/ui';
import { faq } from '../content/faq';
import { at200m } from '../content/depths';

const idOf = (group: string) => group.toLowerCase().replaceAll(' ', '-');

export default function Faq() {
  return (
    <>
      <PageHead
        title="Questions and answers"
        lede="Twenty questions people ask, the awkward ones first. Short answers, with the figure and where it comes from."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/faq', title: 'FAQ' },
        ]}
        links={faq.map(({ group }) => ({ href: `#${idOf(group)}`, title: group }))}
        scene={<StaffScene title="A buoy at a mark of the staff along the sea line." mark={1} />}
        scenePlace="below"
      />
      {faq.map(({ group, questions }, index) => (
        <Section
          key={group}
          id={idOf(group)}
          band={index < 2 ? '1' : '2'}
          {...(index === 2 && at200m)}
          joined={index % 2 === 0 ? 'end' : 'start'}
        >
          <Stack gap="loose">
            <Heading>{group}</Heading>
            <Accordion>
              <AccordionToggle />
              {questions.map(({ id, question, answer }) => (
                <AccordionItem key={id} id={id} title={question}>
                  {answer}
                </AccordionItem>
              ))}
            </Accordion>
          </Stack>
        </Section>
      ))}
    </>
  );
}
