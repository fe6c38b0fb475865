import {
  Callout,
  DefinitionList,
  EvidenceBadge,
  Stack,
  Stat,
  StatGroup,
  Text,
  TextLink,
  type EvidenceBadgeProps,
} from '@hadal/ui';
import type { ReactNode } from 'react';

/** Text of a slide, for the page and the PDF; drawings are only in the PDF. */
export interface SlideContent {
  id: string;
  title: string;
  /** Kind of evidence behind the slide. */
  evidence?: EvidenceBadgeProps['evidence'];
  /** Notice to read before anything else. */
  notice?: { title: string; text: ReactNode };
  text: ReactNode;
  stats?: readonly { value: string; unit?: string; meaning: string }[];
  points?: readonly { term: ReactNode; text: ReactNode }[];
  /** Page of the site with the full account. */
  more?: { href: string; title: string };
}

/** Renders everything below a slide's title. */
export function SlideWords({ evidence, notice, text, stats, points, more }: SlideContent) {
  return (
    <Stack>
      {notice && (
        <Callout tone="warning" title={notice.title}>
          {notice.text}
        </Callout>
      )}
      {evidence && (
        <div>
          <EvidenceBadge evidence={evidence} />
        </div>
      )}
      <Text>{text}</Text>
      {stats && (
        <StatGroup>
          {stats.map(({ value, unit, meaning }) => (
            <Stat key={meaning} value={value} unit={unit}>
              {meaning}
            </Stat>
          ))}
        </StatGroup>
      )}
      {points && (
        <DefinitionList
          items={points.map(({ term, text: description }) => ({ term, description }))}
        />
      )}
      {more && (
        <Text size="sm">
          <TextLink href={more.href}>{more.title}</TextLink>
        </Text>
      )}
    </Stack>
  );
}
