import { Thumbnail, type ThumbnailSubject } from '@hadal/illustrations';
import * as styles from '@hadal/ui/drawing';
import { themes } from '@hadal/ui/theme';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ideas, type Lines } from '../../app/content/ideas.ts';

const classes = { solid: styles.solid, charge: styles.charge, thin: styles.thin, ink: styles.ink };

const { ground, color } = themes.dark;
const style = `
  .${styles.charge} { fill: ${color.accent} }
  .${styles.solid} { fill: ${ground.b1} }
  .${styles.thin} { stroke: ${color.inkMuted}; stroke-width: .8 }
  .${styles.ink} { fill: ${color.ink}; stroke: none }`;

/**
 * Returns the idea of a page as SVG, beside the words of its picture, in the inks of the dark theme;
 * undefined if it has none.
 */
export function ideaOf(page: string): string | undefined {
  const idea = ideas[page];
  if (!idea) return undefined;
  const paths = typeof idea === 'string' ? thumbnailOf(idea) : pathsOf(idea);
  return `<style>${style}</style><g transform="translate(796 392) scale(1.6)" fill="none" stroke="${color.ink}" stroke-width="1.4">${paths}</g>`;
}

const thumbnailOf = (subject: ThumbnailSubject) =>
  /<path.*(?=<\/svg>)/.exec(renderToStaticMarkup(createElement(Thumbnail, { subject })))![0];

const pathsOf = (lines: Lines) =>
  Object.entries({ ...classes, line: '' })
    .map(([name, className]) => [className, lines[name as keyof Lines]])
    .map(([className, path]) => path && `<path class="${className}" d="${path}"/>`)
    .join('');
