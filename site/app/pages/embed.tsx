import { LinkProvider, Section, Stack, Text, TextLink, VisuallyHidden } from '@hadal/ui';
import type { ComponentPropsWithRef } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../brand';
import { definitions } from '../calculators/all';
import { CalculatorCard } from '../calculators/card';
import { embedPath } from '../calculators/sharing';
import { surface } from '../content/depths';

const nothing = () => {};

/** One calculator alone, for a frame on another site, and where it comes from. */
export default function Embed() {
  const { pathname } = useLocation();
  const calculator = definitions.find((each) => embedPath(each) === pathname.replace(/\/$/, ''));
  if (!calculator) throw new Error(`No calculator is shown at ${pathname}.`);
  return (
    <LinkProvider component={NewTabLink}>
      <Section {...surface}>
        <Stack>
          <h1>
            <VisuallyHidden>A calculator by {brand.name}</VisuallyHidden>
          </h1>
          <Stack>
            <CalculatorCard
              calculator={calculator}
              isFramed
              onRead={nothing}
              onPrint={() => window.print()}
            />
          </Stack>
          <Text size="sm" tone="muted">
            By <TextLink href="/">{brand.name}</TextLink>, a group that models energy storage in the
            deep sea. No such plant has been built.{' '}
            <TextLink href={`/science/calculators#${calculator.id.toLowerCase()}`}>
              All calculators
            </TextLink>
          </Text>
        </Stack>
      </Section>
    </LinkProvider>
  );
}

/** A link out of the frame, in which no other page of the site may open. */
function NewTabLink({ href, ...rest }: ComponentPropsWithRef<'a'>) {
  return href?.startsWith('#') ? (
    <a {...rest} href={href} />
  ) : (
    <a {...rest} href={href} target="_blank" rel="noopener" />
  );
}
