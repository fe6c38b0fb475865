import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { use, useState } from 'react';
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

/** A story in every theme and brand, and from right to left. Loads once it is opened. */
function SideBySide({ story }: { story: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Themes and brands side by side</summary>
      {open &&
        Object.entries(looks).map(([globals, name]) => (
          <figure key={globals} style={{ display: 'inline-block', width: '50%', margin: 0 }}>
            <figcaption>{name}</figcaption>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook */}
            <iframe
              title={name}
              src={`iframe.html?id=${story}&viewMode=story&globals=${globals}`}
              style={{ width: '100%', height: '320px', border: 0 }}
            />
          </figure>
        ))}
    </details>
  );
}

/** The cost of a component, its use without scripts, and its changes. */
export function Facts() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [first] = use(DocsContext).componentStories();
  const title = preparedMeta.title.replace('Components/', '');
  const names = sizes.components[title];
  if (!names) return null;
  const { script, withReact, styles } = costOf(names, sizes);
  const changes = changesOf(title);
  return (
    <>
      <table>
        <tbody>
          <tr>
            <th scope="row">Cost, with all parts</th>
            <td>{`${kB(script)} of script (${kB(withReact)} with React), ${kB(styles)} of styles beside base.css`}</td>
          </tr>
          <tr>
            <th scope="row">Without scripts</th>
            <td>{words(withoutScripts(title))}</td>
          </tr>
          <tr>
            <th scope="row">Changes</th>
            <td>
              {changes.length === 0 && 'None is recorded.'}
              {changes.map(({ version, sentence }) => (
                <p key={sentence}>{`${version}: ${words(sentence)}`}</p>
              ))}
            </td>
          </tr>
        </tbody>
      </table>
      {first && <SideBySide story={first.id} />}
    </>
  );
}
