import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, use, useState, type ReactNode } from 'react';
import { costOf, kB } from '../../packages/ui/src/docs/cost';
import { globalTypes } from '../toolbars';
import { changesOf, sizes, withoutScripts } from './pages';

const words = (text: string) => text.replaceAll(/[`*]|\]\([^)]*\)|\[/g, '');

const looks: Record<string, string> = {
  ...Object.fromEntries(
    globalTypes.theme.toolbar!.items.map((item) => {
      const { value, title } = item as { value: string; title: string };
      return [`theme:${value}`, title];
    }),
  ),
  'direction:rtl': 'Right to left',
};

/** Views of a story in two columns. They load once they are opened. */
function Views({ summary, views }: { summary: string; views: [name: string, src: string][] }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {open &&
        views.map(([name, src]) => (
          <figure key={name} style={{ display: 'inline-block', width: '50%', margin: 0 }}>
            <figcaption>{name}</figcaption>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of a Storybook of ours */}
            <iframe title={name} src={src} style={{ width: '100%', height: '320px', border: 0 }} />
          </figure>
        ))}
    </details>
  );
}

/** Returns the address of a story in a version; released ones stand beside this Storybook. */
const inVersion = (version: string, story: string) =>
  `${version === 'Next' ? '' : `../${version}/`}iframe.html?id=${story}&viewMode=story`;

/** The cost of a component, its use without scripts, and its changes. */
export function Facts() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [first] = use(DocsContext).componentStories();
  const title = preparedMeta.title.replace('Components/', '');
  const names = sizes.components[title];
  if (!names) return null;
  const { script, withReact, styles } = costOf(names, sizes);
  const changes = changesOf(title);
  const rows: Record<string, ReactNode> = {
    'Cost, with all parts': `${kB(script)} of script (${kB(withReact)} with React), ${kB(styles)} of styles beside base.css`,
    'Without scripts': words(withoutScripts(title)),
    Changes:
      changes.length === 0
        ? 'None is recorded.'
        : changes.map(({ version, before, sentences }) => (
            <Fragment key={version}>
              {sentences.map((sentence) => (
                <p key={sentence}>{`${version}: ${words(sentence)}`}</p>
              ))}
              {first && before && (
                <Views
                  summary={`Before and after ${version}`}
                  views={[before, version].map((one) => [one, inVersion(one, first.id)])}
                />
              )}
            </Fragment>
          )),
  };
  return (
    <>
      <table>
        <tbody>
          {Object.entries(rows).map(([name, said]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{said}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {first && (
        <Views
          summary="Themes and brands side by side"
          views={Object.entries(looks).map(([globals, name]) => [
            name,
            `${inVersion('Next', first.id)}&globals=${globals}`,
          ])}
        />
      )}
    </>
  );
}
