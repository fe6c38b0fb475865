import type { ComponentType } from 'react';
import './plain.css';
import { cards, sections } from './content';

/** The links of a panel of the mega-menu. */
export function PanelLinks({ title, intro, links }: (typeof sections)[number]) {
  return (
    <>
      <p>{title}</p>
      <p>{intro}</p>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>
              {link.title} <span>{link.description}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The links of the modal menu. */
export const sheetLinks = () =>
  sections.map(({ id, title, links }) => (
    <section key={id}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.title}</a>
          </li>
        ))}
      </ul>
    </section>
  ));

function switchTheme() {
  const { dataset } = document.documentElement;
  dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark';
  localStorage.setItem('theme', dataset['theme']);
}

interface PlainProps {
  MegaMenu: ComponentType;
  ModalMenu: ComponentType;
}

/** The page with elements and styles of its own, around two menus. */
export const Plain = ({ MegaMenu, ModalMenu }: PlainProps) => (
  <>
    <header>
      <a href="/">Canopy</a>
      <MegaMenu />
      <button aria-label="Switch theme" onClick={switchTheme}>
        ◐
      </button>
      <nav aria-label="Menu" className="narrow">
        <ModalMenu />
      </nav>
    </header>
    <main>
      <div className="cards">
        {cards.map(({ href, title, text }) => (
          <article key={href}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
      <form method="post" action="/api" onSubmit={(event) => event.preventDefault()}>
        <h2>Stay Updated</h2>
        <label htmlFor="email">Email</label>
        <input id="email" name="email" type="email" autoComplete="email" required />
        <button>Subscribe</button>
      </form>
    </main>
  </>
);
