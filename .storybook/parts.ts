import type { BeforeEach } from 'storybook/internal/types';

/** The parts that stories have shown since the list was last taken, each with its states. */
const shown = new Map<string, Set<string>>();

/** Empties the list and returns it. */
export function takeShown() {
  const taken = new Map(shown);
  shown.clear();
  return taken;
}

function note(element: Element, state = element.getAttribute('data-state')) {
  const part = element.getAttribute('data-part');
  if (!part) return;
  const states = shown.get(part) ?? new Set();
  shown.set(part, state ? states.add(state) : states);
}

function noteAll(root: Element) {
  note(root);
  for (const element of root.querySelectorAll('[data-part]')) note(element);
}

/** Watches which parts a story shows, portals included, and through which states they go. */
export const watchParts: BeforeEach = () => {
  if (import.meta.env['VITEST_STORYBOOK'] === undefined) return undefined;
  const read = (records: MutationRecord[]) => {
    for (const { type, target, addedNodes, oldValue } of records) {
      if (type === 'attributes') {
        note(target as Element);
        note(target as Element, oldValue);
      }
      for (const node of addedNodes) if (node instanceof Element) noteAll(node);
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-state'],
    attributeOldValue: true,
  });
  return () => {
    read(observer.takeRecords());
    noteAll(document.body);
    observer.disconnect();
  };
};
