import type { Parameters } from '@storybook/react-vite';
import { shownCode } from '../packages/ui/src/docs/shown-code';

const modules = import.meta.glob<string>('../packages/*/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});

/** The code that a story shows: the elements it renders, and the components it declares for them. */
export const source = {
  // Otherwise a story without args shows its object, tests included.
  type: 'dynamic',
  transform: async (code: string, { parameters }: { parameters: Parameters }) => {
    const stories = await modules[String(parameters['fileName']).replace(/^\.\//, '../')]?.();
    return shownCode(code, stories ?? '', parameters['docs']?.source?.originalSource);
  },
} as const;
