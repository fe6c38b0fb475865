/** A story in Storybook's index, once its file has loaded. */
export interface Story {
  id: string;
  title: string;
  name: string;
  tags: string[];
}

/** The appearances to shoot; the themes differ only in an attribute. */
export type Look = 'dark' | 'light' | 'forced' | 'rtl';

/** One picture: a story under these conditions. */
export interface Shot {
  story: Story;
  look: Look;
  width: number;
  /** Title part of the story's id. */
  component: string;
  /** Identifies the picture among those of its component. */
  name: string;
}

const widths = [1280, 390];

/** Navigation components, whose every story is also shot right-to-left and in forced colours. */
const navigation = /\/(Header|Mega-menu|Modal menu|Footer|Breadcrumbs|Tabs|Pagination)$/;

/** Returns all looks for a component's first story, and for every navigation story. */
const looksOf = (story: Story, stories: Story[]): Look[] =>
  navigation.test(story.title) || stories.find(({ title }) => title === story.title) === story
    ? ['dark', 'light', 'forced', 'rtl']
    : ['dark', 'light'];

/**
 * Returns the shots of every visible story; rows of a keyboard table repeat other stories, so they
 * are left out.
 */
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
