import type { Plugin } from 'vite';

interface Declaration {
  id?: { name: string };
  declarations?: { id: { name: string } }[];
}

/** Replaces the exports of 'use client' modules with references, like a framework's server. */
export const clientReferences = (): Plugin => ({
  name: 'client-references',
  transform(code, id) {
    if (!/^['"]use client['"]/.test(code) || id.includes('/node_modules/')) return undefined;
    const names = this.parse(code, { lang: 'tsx' }).body.flatMap((statement) => {
      if (statement.type !== 'ExportNamedDeclaration') return [];
      const { id: own, declarations = [] } = (statement.declaration ?? {}) as Declaration;
      return [
        ...(own ? [own.name] : []),
        ...declarations.map((declaration) => declaration.id.name),
        ...statement.specifiers.map(({ exported }) => (exported as { name: string }).name),
      ];
    });
    return [
      `import { registerClientReference } from 'react-server-dom-webpack/server';`,
      `const forbidden = () => () => { throw new Error('A client component was called on the server.'); };`,
      ...names.map(
        (name) =>
          `export const ${name} = registerClientReference(forbidden(), ${JSON.stringify(id)}, '${name}');`,
      ),
    ].join('\n');
  },
});
