import * as Dialog from '@radix-ui/react-dialog';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { sections } from './content';
import { PanelLinks, Plain, sheetLinks } from './plain';

const MegaMenu = () => (
  <NavigationMenu.Root aria-label="Main" className="wide">
    <NavigationMenu.List>
      {sections.map((section) => (
        <NavigationMenu.Item key={section.id}>
          <NavigationMenu.Trigger>{section.title}</NavigationMenu.Trigger>
          <NavigationMenu.Content forceMount className="panel">
            <PanelLinks {...section} />
          </NavigationMenu.Content>
        </NavigationMenu.Item>
      ))}
    </NavigationMenu.List>
  </NavigationMenu.Root>
);

const ModalMenu = () => (
  <Dialog.Root>
    <Dialog.Trigger>Menu</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Content className="sheet" aria-describedby={undefined}>
        <Dialog.Title>Menu</Dialog.Title>
        <Dialog.Close>Close</Dialog.Close>
        {sheetLinks()}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);

/** The page with the primitives that this package builds on. */
export const Page = () => <Plain MegaMenu={MegaMenu} ModalMenu={ModalMenu} />;
