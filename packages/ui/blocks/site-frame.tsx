import {
  ButtonLink,
  Footer,
  Header,
  Logo,
  MegaMenu,
  ModalMenu,
  SkipLink,
  ThemeToggle,
  UiProvider,
  type MegaMenuGroup,
} from '@hadal/ui';
import type { ReactNode } from 'react';

/** The pages of the site, which both menus and the footer list. */
const sections: MegaMenuGroup[] = [
  {
    id: 'sheds',
    title: 'Sheds',
    intro: 'Three sizes, one frame. Each grows by a bay when your bicycles do.',
    href: '/sheds',
    hrefLabel: 'All sheds',
    links: [
      { href: '/sheds/row', title: 'Row', description: 'Four bicycles along a wall' },
      { href: '/sheds/yard', title: 'Yard', description: 'Eight, locked, with a green roof' },
      { href: '/sheds/station', title: 'Station', description: 'Sixteen and more, on two levels' },
      { href: '/pricing', title: 'Prices', description: 'Buy, rent, or let us run it' },
    ],
  },
  {
    id: 'help',
    title: 'Help',
    links: [
      { href: '/docs', title: 'Documentation', description: 'Foundations, assembly, upkeep' },
      { href: '/docs/anchors', title: 'Set the anchors', description: 'Where most builds begin' },
      { href: '/contact', title: 'Contact', description: 'A person answers within two days' },
    ],
  },
  {
    id: 'company',
    title: 'Company',
    links: [
      { href: '/about', title: 'About us', description: 'Nine people and a workshop' },
      { href: '/journal', title: 'Journal', description: 'Notes on parking well' },
    ],
  },
];

const name = 'Canopy';

/** A roof on two posts. */
const mark = (
  <svg viewBox="0 0 28 24" width="1.15em" height="1em" aria-hidden="true">
    <path fill="none" stroke="currentColor" strokeWidth={3} d="M1 8 27 2M6 7v17M22 4v20" />
  </svg>
);

const logo = <Logo href="/" name={name} mark={mark} />;
const offer = (
  <ButtonLink href="/contact" size="small">
    Ask for an offer
  </ButtonLink>
);

export interface SiteFrameProps {
  /** The path of the page, which the menus mark. */
  path?: string;
  /** The page between header and footer, a head first and then its sections. */
  children: ReactNode;
}

/**
 * Header, menus and footer around a page. Give `UiProvider` your router's link as `link`. A file that gives it a `link`
 * or `strings` begins with `'use client'`; its `children` still render on the server.
 */
export function SiteFrame({ path, children }: SiteFrameProps) {
  return (
    <UiProvider>
      <SkipLink>Skip to main content</SkipLink>
      <Header
        logo={logo}
        navigation={<MegaMenu groups={sections} currentPath={path} />}
        actions={
          <>
            <ThemeToggle />
            {offer}
          </>
        }
        menu={
          <ModalMenu
            groups={sections}
            currentPath={path}
            logo={logo}
            footer={
              <>
                {offer}
                <ThemeToggle size="medium" />
              </>
            }
          />
        }
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        logo={<Logo href="/" name={name} mark={mark} size="large" />}
        columns={sections}
        legal={[
          { href: '/privacy', title: 'Privacy' },
          { href: '/accessibility', title: 'Accessibility' },
        ]}
        copyright={`© ${name} Ltd`}
        note="We build bicycle sheds, and take them back when you move."
      />
    </UiProvider>
  );
}
