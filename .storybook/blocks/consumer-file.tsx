import { Source } from '@storybook/addon-docs/blocks';

const root = '../../packages/ui/consumers';
const files = import.meta.glob<string>(
  `../../packages/ui/consumers/*/**/*.{ts,tsx,astro,css,html,json}`,
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const languages: Record<string, 'css' | 'html' | 'json'> = {
  astro: 'html',
  css: 'css',
  html: 'html',
  json: 'json',
};

/**
 * A file of an example app, as `npm run consumers` builds it. `of` is its path in
 * `packages/ui/consumers`; `as` is its path in a reader's app.
 */
export function ConsumerFile({ of, as }: { of: string; as: string }) {
  const code = files[`${root}/${of}`];
  if (code === undefined) throw new Error(`There is no ${of} in packages/ui/consumers.`);
  return (
    <>
      <p>
        <code>{as}</code>
      </p>
      <Source code={code} language={languages[of.split('.').at(-1) ?? ''] ?? 'tsx'} />
    </>
  );
}
