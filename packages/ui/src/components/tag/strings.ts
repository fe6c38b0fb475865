export const Tag = { removeLabel: (tag: string) => `Remove ${tag}` };
