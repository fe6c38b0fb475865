import type { Story } from '../story-page.ts';

/** A theme changes colours and a width the layout: one picture of each says as much as all pairs would. */
export const windows = [
  { width: 1280, always: 'dark', once: 'right-to-left' },
  { width: 390, always: 'light', once: 'forced-colours' },
] as const;

export type Look = (typeof windows)[number]['always' | 'once'];

/** Navigation components, whose every story is also taken right-to-left and in forced colours. */
const navigation = /\/(Header|Mega-menu|Modal menu|Footer|Breadcrumbs|Tabs|Pagination)$/;

/** Returns the looks of each story of one component; the rows of a keyboard table look like the others. */
export function looksOf(stories: Story[], { always, once }: (typeof windows)[number]) {
  const seen = stories.filter(({ tags }) => !tags.includes('keyboard'));
  return seen.map((story, at): [Story, Look[]] => [
    story,
    at === 0 || navigation.test(story.title) ? [always, once] : [always],
  ]);
}
