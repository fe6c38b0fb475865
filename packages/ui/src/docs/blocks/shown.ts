const files = import.meta.glob<string>('../../../blocks/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Settings of a block's stories: they fill the window, and the Code panel has the block's file. */
export const shown = (name: string) => ({
  layout: 'fullscreen',
  docs: { codePanel: true, source: { code: files[`../../../blocks/${name}.tsx`] } },
});
