import { PassageScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';

/** Draws one line from the browser to our servers, with all that passes along it. */
export function PassageFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="One line, and all that passes along it. What is not drawn does not pass: no cookie, and no count of visits."
      note="hollow: only if you send it"
    >
      <PassageScene
        title="A line from your browser to our servers. By themselves pass: your network address, the page, the keys of a session without a name, and news of menu and glossary. Only if you send it: a form, and the answer that it has arrived."
        ends={['your browser', 'our servers']}
        passengers={[
          { name: 'Your network address', note: 'with every request', way: 'out' },
          { name: 'The page', note: 'whole, with fonts and drawings', way: 'back' },
          { name: 'A session’s keys', note: 'without a name, renewed hourly', way: 'back' },
          { name: 'News of menu, glossary', note: 'while a page is open', way: 'back' },
          { name: 'A form', note: 'what stands in it, no more', way: 'out', asked: true },
          { name: 'An answer', note: 'that it has arrived', way: 'back', asked: true },
        ]}
      />
    </Figure>
  );
}
