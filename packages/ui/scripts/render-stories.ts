/** Renders a file's stories to HTML on the server. */
import type { ComponentType, ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Args = Record<string, unknown>;
type Decorator = (story: ComponentType, context: { args: Args; globals: object }) => ReactNode;

interface Story {
  args?: Args;
  component?: ComponentType;
  decorators?: Decorator | Decorator[];
  render?: (args: Args, context: { args: Args; globals: object }) => ReactNode;
}

/** Applies the decorators of the story inside those of its file. */
function htmlOf(meta: Story, story: Story) {
  const context = { args: { ...meta.args, ...story.args }, globals: {} };
  const component = story.component ?? meta.component;
  const render =
    story.render ?? meta.render ?? ((args) => component && createElement(component, args));
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat();
  const Decorated = decorators.reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, context),
    () => render(context.args, context),
  );
  return renderToStaticMarkup(createElement(Decorated));
}

export const renderStories = ({ default: meta, ...stories }: Record<string, unknown>) =>
  Object.values(stories)
    .map((story) => htmlOf(meta as Story, story as Story))
    .join('\n');
