import { ButtonLink, ModalMenu, ThemeToggle } from '@hadal/ui';
import { useLocation } from 'react-router-dom';
import { menuGroups } from '../routes/navigation';
import { SiteLogo } from './site-logo';

/** The modal menu with its fixed groups. */
export default function NarrowMenu() {
  const { pathname } = useLocation();
  return (
    <ModalMenu
      groups={menuGroups}
      currentPath={pathname}
      logo={<SiteLogo />}
      footer={
        <>
          <ButtonLink href="/donate">Back the Mission</ButtonLink>
          <ThemeToggle size="medium" />
        </>
      }
    />
  );
}
