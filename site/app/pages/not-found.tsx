import { NoBottomScene } from '@hadal/illustrations';
import { ButtonLink, Icon, NotFoundLayout, TextLink } from '@hadal/ui';

export default function NotFound() {
  return (
    <NotFoundLayout
      title="No bottom found"
      actions={
        <>
          <ButtonLink href="/">
            Back to the surface <Icon name="arrow-up" />
          </ButtonLink>
          <ButtonLink href="/glossary" tone="secondary">
            Search the glossary
          </ButtonLink>
        </>
      }
      links={
        <>
          <TextLink href="/how-it-works">How It Works</TextLink>
          <TextLink href="/science/calculators">Calculators</TextLink>
          <TextLink href="/research">Research Hub</TextLink>
          <TextLink href="/faq">FAQ</TextLink>
        </>
      }
      media={
        <NoBottomScene
          reading="404"
          title="Chart fragment. At the deepest point the sounding reads 404 under a line and a dot, the sign for no bottom found."
        />
      }
    >
      There is no page at this position. On old charts, a sounding under a line and a dot means that
      the lead ran out this far and did not touch the sea bed.
    </NotFoundLayout>
  );
}
