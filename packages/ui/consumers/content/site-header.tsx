import { ButtonLink, Header, Logo, LogoMark, MegaMenu, ModalMenu, ThemeToggle } from '@hadal/ui';
import { menu } from './menu';

const logo = <Logo href="/" name="Tide" mark={<LogoMark />} />;
const donate = (
  <ButtonLink href="/donate" size="small">
    Donate
  </ButtonLink>
);

export function SiteHeader({ path }: { path: string }) {
  return (
    <Header
      logo={logo}
      navigation={<MegaMenu groups={menu} currentPath={path} />}
      menu={<ModalMenu groups={menu} currentPath={path} logo={logo} footer={donate} />}
      actions={
        <>
          <ThemeToggle />
          {donate}
        </>
      }
    />
  );
}
