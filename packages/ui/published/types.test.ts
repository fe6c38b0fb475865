import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../scripts/module-graph';
import * as ui from '../src/index';

const app = path.join(root, 'published/app.ts');

/** Returns what the compiler says of the declarations of an app's module, which imports the build. */
function declarationFaults(source: string) {
  const options: ts.CompilerOptions = {
    strict: true,
    declaration: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const disk = ts.createCompilerHost(options);
  host.fileExists = (file) => file === app || disk.fileExists(file);
  host.readFile = (file) => (file === app ? source : disk.readFile(file));
  const program = ts.createProgram([app], options, host);
  const file = program.getSourceFile(app);
  const faults = [
    ...program.getSemanticDiagnostics(file),
    ...program.getDeclarationDiagnostics(file),
  ];
  return faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('an app that emits declarations can export what any function of ours returns', () => {
  const functions = Object.entries(ui).flatMap(([name, value]) =>
    /^[a-z]/.test(name) && typeof value === 'function' ? [name] : [],
  );
  const exported = functions.map(
    (name) =>
      `export const ${name} = (...args: Parameters<typeof ui.${name}>) => ui.${name}(...args);`,
  );
  expect(functions).toContain('createToastManager');
  expect(declarationFaults(`import * as ui from '@hadal/ui';\n${exported.join('\n')}`)).toEqual([]);
});
