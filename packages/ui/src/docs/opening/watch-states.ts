const isPart = (node: Node, part: string): node is HTMLElement =>
  node instanceof HTMLElement && node.dataset['part'] === part;

/** Elements of a part in a node that was added or removed. */
const partsIn = (node: Node, part: string) => {
  if (!(node instanceof HTMLElement)) return [];
  const inside = [...node.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)];
  return isPart(node, part) ? [node, ...inside] : inside;
};

/** The states that a part goes through, each with the time it was first seen; `closed` also once it is gone. */
export function watchStates(part: string) {
  const seen: { state: string; at: number }[] = [];
  const note = (state: string | null | undefined) => {
    if (state && seen.at(-1)?.state !== state) seen.push({ state, at: performance.now() });
  };
  const read = (records: MutationRecord[]) => {
    for (const { type, target, oldValue, removedNodes } of records) {
      // What an element was before covers what it became within the same task.
      if (type === 'attributes' && isPart(target, part)) note(oldValue);
      for (const node of removedNodes) {
        for (const element of partsIn(node, part)) {
          note(element.dataset['state']);
          note('closed');
        }
      }
    }
    note(document.querySelector<HTMLElement>(`[data-part="${part}"]`)?.dataset['state']);
  };
  const observer = new MutationObserver(read);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-state'],
    attributeOldValue: true,
  });
  return {
    seen,
    stop: () => {
      read(observer.takeRecords());
      observer.disconnect();
    },
  };
}
