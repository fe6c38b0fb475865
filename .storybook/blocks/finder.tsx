import { useState } from 'react';
import { costOf, kB } from '../../packages/ui/src/docs/cost';
import { pageOf, sectionOf, sizes } from './pages';

const titles = Object.keys(sizes.components);
const link = (title: string) =>
  `?path=/docs/components-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

/** Components by what they are for. Renders a search field and a list. */
export function Finder() {
  const [query, setQuery] = useState('');
  const wanted = query.toLowerCase().split(/\s+/);
  const found = titles.filter((title) => {
    const text = `${title} ${pageOf.get(title) ?? ''}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return (
    <>
      <label>
        What is it for?{' '}
        <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <p>
        <output>{`${found.length} of ${titles.length} components`}</output>
      </p>
      <dl>
        {found.map((title) => (
          <div key={title}>
            <dt>
              <a href={link(title)} target="_top">
                {title}
              </a>
            </dt>
            <dd>{sectionOf(title, 'When to use it').replaceAll(/^- |`/gm, '')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The cost of a choice of components. Renders checkboxes and the sum. */
export function Cost() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const names = chosen.flatMap((title) => sizes.components[title] ?? []);
  const { script, withReact, styles } = costOf(names, sizes);
  const toggle = (title: string, on: boolean) =>
    setChosen((before) => (on ? [...before, title] : before.filter((other) => other !== title)));
  return (
    <>
      <output
        style={{ position: 'sticky', insetBlockStart: 0, background: 'var(--hadal-band-canvas)' }}
      >
        {`${chosen.length} chosen: ${kB(script)} of script, ${kB(withReact)} with React; ${kB(styles)} of styles beside base.css`}
      </output>
      <fieldset style={{ columns: '14rem', border: 0, padding: 0 }}>
        <legend>Components, with all their parts</legend>
        {titles.map((title) => (
          <label key={title} style={{ display: 'block' }}>
            <input
              type="checkbox"
              checked={chosen.includes(title)}
              onChange={({ target }) => toggle(title, target.checked)}
            />{' '}
            {title}
          </label>
        ))}
      </fieldset>
    </>
  );
}
