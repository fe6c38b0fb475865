/** Turns tsup's output into the published package: small modules and types, stylesheets, fonts, tokens. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { minify } from 'vite';
import { bands, scale, themes } from '../src/styles/tokens.ts';
import { bandTokens, cssVariables, designTokens, resolver } from './design-tokens.ts';
import { entries, root } from './module-graph.ts';
import { writeStylesheets } from './stylesheets.ts';

const dist = path.join(root, 'dist');

/** Turns imports from the package's root into relative ones. */
const relativeImports: Plugin = {
  name: 'relative-imports',
  setup: (bundle) =>
    bundle.onResolve({ filter: /^root:/ }, ({ path: target, importer }) => {
      const module = path.join(dist, target.slice('root:'.length));
      const specifier = path.relative(path.dirname(importer), module);
      return { path: specifier.startsWith('.') ? specifier : `./${specifier}`, external: true };
    }),
};

/** Makes a module smaller; functions keep their names for stack traces. */
async function finishModule(file: string) {
  const isEntry = entries.includes(`src/${file.replace(/js$/, 'ts')}`);
  const { code, errors } = await minify(file, readFileSync(path.join(dist, file), 'utf8'), {
    module: true,
    mangle: !isEntry && { toplevel: true, keepNames: true },
    codegen: { removeWhitespace: true },
  });
  if (errors[0]) throw new Error(`${file} could not be made smaller: ${errors[0].message}`);
  if (code) writeFileSync(path.join(dist, file), code);
  else rmSync(path.join(dist, file));
}

/**
 * Replaces destructuring in the types of functions with `props`, since it is an implementation
 * detail.
 */
function shortenTypes(file: string) {
  const types = readFileSync(file, 'utf8');
  const short = types
    .replaceAll(/^(declare (?:function \w+|const \w+: )\()\{[^}]*\}: /gm, '$1props: ')
    .replaceAll(/\n\s*\n/g, '\n')
    .replaceAll(/^( {4})+/gm, (indent) => '\t'.repeat(indent.length / 4));
  writeFileSync(file, short);
}

/** Writes the tokens for other tools. */
function writeTokens() {
  mkdirSync('dist/tokens', { recursive: true });
  const write = (file: string, content: object) =>
    writeFileSync(`dist/tokens/${file}.json`, JSON.stringify(content));
  for (const [name, groups] of Object.entries({ scale, ...themes }))
    write(`${name}.tokens`, designTokens(groups));
  write('bands.tokens', bandTokens(bands));
  write('hadal.resolver', resolver);
  writeFileSync('dist/tokens/tokens.css', cssVariables(scale, themes));
}

rmSync('dist/styles.js');
await build({
  entryPoints: globSync('dist/**/*.js'),
  outdir: 'dist',
  outbase: 'dist',
  allowOverwrite: true,
  bundle: true,
  packages: 'external',
  format: 'esm',
  plugins: [relativeImports],
});
for (const file of globSync('**/*.js', { cwd: dist })) await finishModule(file);
globSync('dist/**/*.d.ts').forEach(shortenTypes);
await writeStylesheets();
writeTokens();
