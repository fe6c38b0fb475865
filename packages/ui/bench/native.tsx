import { useRef, useState } from 'react';
import { sections } from './content';
import { PanelLinks, Plain, sheetLinks } from './plain';

/** A disclosure for each section. */
function MegaMenu() {
  const [open, setOpen] = useState('');
  return (
    <nav aria-label="Main" className="wide">
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <button
              aria-expanded={open === section.id}
              onClick={() => setOpen(open === section.id ? '' : section.id)}
            >
              {section.title}
            </button>
            <div className="panel" data-state={open === section.id ? 'open' : 'closed'}>
              <PanelLinks {...section} />
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The browser's dialog. */
function ModalMenu() {
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button onClick={() => sheet.current?.showModal()}>Menu</button>
      <dialog ref={sheet} className="sheet">
        <button onClick={() => sheet.current?.close()}>Close</button>
        {sheetLinks()}
      </dialog>
    </>
  );
}

/** The page with elements alone. */
export const Page = () => <Plain MegaMenu={MegaMenu} ModalMenu={ModalMenu} />;
