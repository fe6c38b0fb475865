import { build, mergeConfig, type InlineConfig, type Rolldown } from 'vite';

/** What home's first screen begins from. */
const entries = /\/(index\.html|pages\/home\.tsx|components\/wide-menu\.tsx)$/;
/** What comes from the registry is none of our modules. */
const ours = /\/(packages|site)\/(?!.*node_modules)/;

/**
 * The modules of ours that home's first screen has use for. A build that is thrown away tells, since
 * only after one is it known what is left of each barrel.
 */
export async function findFirstScreen(config: InlineConfig): Promise<Set<string>> {
  const { output } = (await build(
    mergeConfig(config, { build: { write: false, minify: false } }),
  )) as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const reached = new Set(
    [...chunks.values()].filter(({ facadeModuleId }) => entries.test(facadeModuleId ?? '')),
  );
  // What is added on the way is walked too.
  for (const { imports } of reached) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) reached.add(chunk);
    }
  }
  const modules = [...reached].flatMap((chunk) => Object.entries(chunk.modules));
  const used = modules.filter(([id, { renderedLength }]) => renderedLength > 0 && ours.test(id));
  return new Set(used.map(([id]) => id));
}
