import { composeStories } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders the stories of a file to HTML on the server. */
export const renderStories = (file: object) =>
  Object.values<ComponentType>(composeStories(file as Parameters<typeof composeStories>[0]))
    .map((story) => renderToStaticMarkup(createElement(story)))
    .join('\n');
