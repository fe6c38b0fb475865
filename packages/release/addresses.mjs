/**
 * Hook of pnpm that adds the addresses of the repository to each manifest as it is packed: npm accepts the provenance
 * only of a package that names its repository. GITHUB_REPOSITORY names it, as in a workflow: `owner/repository`.
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
      homepage: `${url}/tree/HEAD/${directory}#readme`,
      bugs: `${url}/issues`,
      repository: { type: 'git', url: `git+${url}.git`, directory },
    };
  },
};
