/**
 * Hook of pnpm for each manifest as it is packed. It leaves out what only this workspace can use, such as packages
 * that npm does not have, and adds the addresses of the repository: npm accepts the provenance only of a package that
 * names its repository. GITHUB_REPOSITORY names it, as in a workflow: `owner/repository`.
 */
import path from 'node:path';

export const hooks = {
  beforePacking(manifest, folder) {
    const repository = process.env['GITHUB_REPOSITORY'];
    if (!repository) throw new Error('Set GITHUB_REPOSITORY to the owner/repository to name.');
    const url = `https://github.com/${repository}`;
    const directory = `packages/${path.basename(folder)}`;
    return {
      ...manifest,
      devDependencies: undefined,
      scripts: undefined,
      wireit: undefined,
      // Sources are not packed.
      sideEffects:
        manifest.sideEffects &&
        manifest.sideEffects.filter((pattern) => !pattern.endsWith('.css.ts')),
      homepage: `${url}/tree/HEAD/${directory}#readme`,
      bugs: `${url}/issues`,
      repository: { type: 'git', url: `git+${url}.git`, directory },
    };
  },
};
