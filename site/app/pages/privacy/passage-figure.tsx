import { PassageScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';

/** Draws the line between browser and servers, with what passes along it. */
export function PassageFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="What passes between your browser and our servers. There are no cookies among it."
      note="hollow: only if you send it"
    >
      <PassageScene
        title="A line between your browser and our servers. On every visit, your network address, the page, the keys of an anonymous session, and updates of the menu and the glossary pass along it. A form and its confirmation pass only if you send one."
        ends={['your browser', 'our servers']}
        passengers={[
          { name: 'Your network address', note: 'with every request', way: 'out' },
          { name: 'The page', note: 'whole, with fonts and drawings', way: 'back' },
          { name: 'A session’s keys', note: 'anonymous, renewed hourly', way: 'back' },
          { name: 'Menu, glossary updates', note: 'while a page is open', way: 'back' },
          { name: 'A form', note: 'what you typed, no more', way: 'out', asked: true },
          { name: 'A confirmation', note: 'that it has arrived', way: 'back', asked: true },
        ]}
      />
    </Figure>
  );
}
