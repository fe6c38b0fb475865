/** A story as Storybook knows it once its file has run. */
export interface Story {
  id: string;
  title: string;
  name: string;
  tags: string[];
}

/** Of the looks, the themes are told apart by an attribute alone. */
export type Look = 'dark' | 'light' | 'forced' | 'rtl';

/** One picture: a story as it looks under these circumstances. */
export interface Shot {
  story: Story;
  look: Look;
  width: number;
  /** Title part of the story's id. */
  component: string;
  /** Tells it from the component's other pictures. */
  name: string;
}

const widths = [1280, 390];

/** Navigation components, whose every story is also shot right-to-left and in forced colours. */
const navigation = /\/(Header|Mega-menu|Modal menu|Footer|Breadcrumbs|Tabs|Pagination)$/;

/** All looks of a component's first story, and of every one where navigation depends on it. */
const looksOf = (story: Story, stories: Story[]): Look[] =>
  navigation.test(story.title) || stories.find(({ title }) => title === story.title) === story
    ? ['dark', 'light', 'forced', 'rtl']
    : ['dark', 'light'];

/** Every story a person can see; the rows of a keyboard table are seen in the others. */
export function listShots(stories: Story[], only = ''): Shot[] {
  const seen = stories.filter(({ tags }) => tags.includes('dev') && !tags.includes('keyboard'));
  return seen
    .filter(({ id }) => id.includes(only))
    .flatMap((story) => {
      const [component = '', name] = story.id.split('--');
      return widths.flatMap((width) =>
        looksOf(story, seen).map((look) => ({
          story,
          look,
          width,
          component,
          name: `${name}.${look}.${width}`,
        })),
      );
    });
}
