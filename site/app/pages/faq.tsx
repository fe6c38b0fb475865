import { StaffScene } from '@hadal/illustrations';
import {
  Accordion,
  AccordionItem,
  AccordionToggle,
  Button,
  EmptyState,
  FilterBar,
  Heading,
  Onward,
  PageHead,
  Section,
  Stack,
  TextField,
} from '@hadal/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { faq } from '../content/faq';
import { askedFor, inAll } from '../content/find-questions';
import { surface, twilightZone } from '../content/depths';

const idOf = (group: string) => group.toLowerCase().replaceAll(' ', '-');

export default function Faq() {
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const groups = askedFor(faq, words);
  const shown = inAll(groups);
  const all = inAll(faq);
  return (
    <>
      <PageHead
        // Its links lead to questions that the search may hide: all are there before the browser jumps.
        onClick={({ target }) => {
          if ((target as Element).closest('a')) flushSync(() => setWords(''));
        }}
        title="Questions and answers"
        lede="Short answers, the awkward questions first. No plant exists, so every figure of ours is modelled."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/faq', title: 'FAQ' },
        ]}
        links={faq.map(({ group }) => ({ href: `#${idOf(group)}`, title: group }))}
        scene={<StaffScene title="A buoy at a mark of the staff along the sea line." mark={1} />}
        scenePlace="below"
      />
      <Section {...surface} id="find" joined="both">
        <FilterBar
          aria-label="Questions"
          count={shown === all ? `${all} questions` : `${shown} of ${all} questions`}
        >
          <TextField
            ref={field}
            label="Words in a question or its answer"
            type="search"
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </FilterBar>
        {shown === 0 && (
          <EmptyState
            title="No question matches"
            actions={
              <Button
                tone="secondary"
                size="small"
                onClick={() => {
                  setWords('');
                  // The pressed button is removed, and the focus with it.
                  field.current?.focus();
                }}
              >
                Show all questions
              </Button>
            }
          />
        )}
      </Section>
      {groups.map(({ group, questions }, index) => (
        <Section
          key={group}
          id={idOf(group)}
          band={index < 2 ? '1' : '2'}
          {...(index === 2 && twilightZone)}
          joined={index === 1 ? 'start' : index === 2 ? 'end' : 'both'}
        >
          <Stack gap="loose">
            <Heading>{group}</Heading>
            <Accordion>
              <AccordionToggle />
              {questions.map(({ id, question, answer }, place) => (
                // The first answer of each group shows what the others are like.
                <AccordionItem key={id} id={id} title={question} defaultOpen={place === 0}>
                  {answer}
                </AccordionItem>
              ))}
            </Accordion>
          </Stack>
        </Section>
      ))}
      <Section band="2" joined="start">
        <Onward
          pages={[
            {
              href: '/how-it-works',
              title: 'See how it works',
              text: 'One cycle in six drawn steps, with what is lost at each.',
            },
            {
              href: '/about#contact',
              title: 'Ask something else',
              text: 'How to reach us, and who would answer.',
            },
          ]}
        />
      </Section>
    </>
  );
}
