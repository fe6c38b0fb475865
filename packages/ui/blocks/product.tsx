import {
  Accordion,
  AccordionItem,
  ButtonLink,
  CallToAction,
  DefinitionList,
  Download,
  DownloadList,
  Figure,
  Heading,
  Inline,
  Item,
  ItemList,
  PageHead,
  Section,
  SectionColumns,
  Stack,
  Text,
} from '@hadal/ui';
import { Scene, solid, thin, Words } from '@hadal/ui/drawing';
import { SiteFrame } from './site-frame';

const facts = [
  { term: 'Room', description: 'Eight bicycles, one of them with a trailer' },
  { term: 'Footprint', unit: 'm', description: '5.2 by 2.1' },
  { term: 'Height', unit: 'm', description: '2.3 at the front, 2.0 at the back' },
  { term: 'Weight', unit: 'kg', description: '640, without the plants' },
  { term: 'Frame', description: 'Larch and galvanised steel' },
];

const reasons = [
  {
    title: 'Locked as one room',
    text: 'A sliding door closes the whole front, so that pumps and helmets may stay inside. It opens with one hand.',
  },
  {
    title: 'A roof that drinks',
    text: 'Stonecrop on eight centimetres of soil holds half of a summer shower. What is left runs into the ground beside it.',
  },
  {
    title: 'Bolted, not cast',
    text: 'Six ground screws carry it. They come out again in an hour, and leave no concrete behind.',
  },
];

const questions = [
  {
    id: 'permit',
    title: 'Does it need a permit?',
    text: 'Mostly not below 30 cubic metres. We ask your office before you order, at no cost.',
  },
  {
    id: 'charging',
    title: 'Can bicycles be charged in it?',
    text: 'Yes. A rail along the back wall takes up to eight sockets, each with a meter of its own.',
  },
  {
    id: 'extension',
    title: 'Can it be extended?',
    text: 'By as many bays as there is room for. Each holds four bicycles and takes half a day.',
  },
];

/** The front of the shed, with its measures. */
const front = (
  <Scene title="The front of Yard: 5.2 m wide, 2.3 m high, with a sliding door.">
    <svg viewBox="0 0 560 300">
      <path className={thin} d="M20 250h520M60 276h440M60 268v16M500 268v16" />
      <path className={solid} d="M60 84h440v166H60z" />
      <path className={thin} d="M60 112h220M60 140h220M60 168h220M60 196h220M60 224h220" />
      <path className={solid} d="M280 84h14v166h-14zM44 62h472v22H44zM470 150h8v36h-8z" />
      <path d="M52 62q8-16 16 0 10-20 22 0 8-12 18 0 12-22 24 0m30 0q8-12 18 0 10-20 22 0 8-16 16 0m90 0q10-20 22 0 8-12 18 0m60 0q8-16 16 0 10-20 22 0 8-12 18 0" />
      <Words x={252} y={270}>
        5.2 m
      </Words>
    </svg>
  </Scene>
);

/** A product's page: its looks and measures, its reasons, the questions before an order. */
export function Product() {
  return (
    <SiteFrame path="/sheds/yard">
      <PageHead
        title="Yard"
        lede="A locked shed for eight bicycles, with a green roof. It stands in a day."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/sheds', title: 'Sheds' },
          { href: '/sheds/yard', title: 'Yard' },
        ]}
      />
      <Section band="1">
        <SectionColumns wide="start">
          <Figure label="Front" caption="A sliding door over half of the width." note="1 : 50">
            {front}
          </Figure>
          <Stack>
            <Heading size="medium">Measures</Heading>
            <DefinitionList items={facts} />
            <Text>From 4,900 euros, delivered and built.</Text>
            <Inline>
              <ButtonLink href="/contact">Ask for an offer</ButtonLink>
              <ButtonLink href="/pricing" tone="secondary">
                Compare prices
              </ButtonLink>
            </Inline>
          </Stack>
        </SectionColumns>
      </Section>
      <Section band="2">
        <Stack gap="loose">
          <Heading>Made for a shared yard</Heading>
          <ItemList>
            {reasons.map(({ title, text }) => (
              <Item key={title} title={title}>
                {text}
              </Item>
            ))}
          </ItemList>
        </Stack>
      </Section>
      <Section band="3">
        <Stack gap="loose">
          <Heading>Before you order</Heading>
          <Accordion>
            {questions.map(({ id, title, text }) => (
              <AccordionItem key={id} id={id} title={title}>
                {text}
              </AccordionItem>
            ))}
          </Accordion>
          <DownloadList>
            <Download href="/yard-plan.pdf" title="Plan and sections" format="PDF" size="1.2 MB">
              For your architect or your landlord.
            </Download>
            <Download href="/yard.dwg" title="Outline for a site plan" format="DWG" />
          </DownloadList>
        </Stack>
      </Section>
      <CallToAction
        title="Will it fit?"
        edge="none"
        actions={<ButtonLink href="/contact">Send two lengths</ButtonLink>}
      >
        Measure the place along the wall and across. We draw the shed into it.
      </CallToAction>
    </SiteFrame>
  );
}
