/** Reads the public API from the types: every export, every prop, its type and its default. */
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');
const entries = { '@hadal/ui': 'src/index.ts', '@hadal/ui/theme': 'src/theme.ts' };

const full: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

const choice: ts.TypeFlags =
  ts.TypeFlags.Literal | ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike;

export function apiReport() {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(
    Object.values(entries).map((file) => path.join(root, file)),
    options,
  );
  const report = new Report(program.getTypeChecker());
  const parts = Object.entries(entries).map(([name, file]) =>
    report.entry(name, program.getSourceFile(path.join(root, file))!),
  );
  return `${[intro, ...parts].join('\n\n')}\n`;
}

const intro = `# The API of @hadal/ui

What an app may rely on, written from the types by \`pnpm --filter @hadal/ui run api\`. A change here
is a change for everybody who installs the package: add a changeset. Of what an HTML element accepts
by itself, only the element is named.`;

class Report {
  readonly checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  entry(name: string, file: ts.SourceFile) {
    const symbols = this.checker
      .getExportsOfModule(this.checker.getSymbolAtLocation(file)!)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const names = new Set(symbols.map((symbol) => symbol.name));
    // The props of a component stand with it.
    const described = symbols.filter(
      (symbol) => !symbol.name.endsWith('Props') || !names.has(symbol.name.replace(/Props$/, '')),
    );
    const text = described.map((symbol) => this.describe(symbol)).join('\n\n');
    return `## ${name}\n\n\`\`\`ts\n${text}\n\`\`\``;
  }

  describe(alias: ts.Symbol) {
    const isAlias = alias.flags & ts.SymbolFlags.Alias;
    const symbol = isAlias ? this.checker.getAliasedSymbol(alias) : alias;
    const declaration = symbol.declarations?.[0];
    if (!declaration) return alias.name;
    if (!(symbol.flags & ts.SymbolFlags.Value)) return this.type(alias.name, symbol, declaration);
    const type = this.checker.getTypeOfSymbolAtLocation(symbol, declaration);
    const props = type.getCallSignatures()[0]?.parameters[0];
    return /^[A-Z]/.test(alias.name) && props
      ? this.component(alias.name, props, declaration)
      : `const ${alias.name}: ${this.print(type, declaration)};`;
  }

  component(name: string, parameter: ts.Symbol, at: ts.Declaration) {
    const type = this.checker.getTypeOfSymbolAtLocation(parameter, at);
    const defaults = this.defaults(parameter);
    const element = this.element(type, at);
    return `<${name}>${element && `: ${element} &`} ${this.members(type, at, defaults)}`;
  }

  type(name: string, symbol: ts.Symbol, at: ts.Declaration) {
    const type = this.checker.getDeclaredTypeOfSymbol(symbol);
    return type.isUnion() || !type.getProperties().length
      ? `type ${name} = ${this.print(type, at)};`
      : `type ${name} ${this.members(type, at)}`;
  }

  members(type: ts.Type, at: ts.Declaration, defaults = new Map<string, string>()) {
    const lines = this.own(type).map((property) => {
      const mark = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      const printed = this.print(this.checker.getTypeOfSymbolAtLocation(property, at), at)
        .replaceAll('\n', '\n  ')
        .replace(/ \| undefined$/, '');
      const documented = property.getJsDocTags(this.checker).find(({ name }) => name === 'default');
      const initial =
        defaults.get(property.name) ?? ts.displayPartsToString(documented?.text).trim();
      return `  ${property.name}${mark}: ${printed}${initial && ` = ${initial}`};`;
    });
    return lines.length ? `{\n${lines.join('\n')}\n}` : '{}';
  }

  /** What we declare; the rest is React's or the browser's. Of a union, what any member has. */
  own(type: ts.Type) {
    const all = (type.isUnion() ? type.types : [type]).flatMap((one) => one.getProperties());
    return [...new Map(all.map((property) => [property.name, property])).values()]
      .filter((property) =>
        property.declarations?.some(
          (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'),
        ),
      )
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Where the rest of the attributes goes. */
  element(type: ts.Type, at: ts.Declaration) {
    const ref = (type.isUnion() ? type.types[0]! : type).getProperty('ref');
    if (!ref) return '';
    const printed = this.print(this.checker.getTypeOfSymbolAtLocation(ref, at), at);
    return /\w+Element\b/.exec(printed)?.[0] ?? '';
  }

  defaults(parameter: ts.Symbol) {
    const declaration = parameter.valueDeclaration;
    const pattern = declaration && ts.isParameter(declaration) && declaration.name;
    if (!pattern || !ts.isObjectBindingPattern(pattern)) return new Map<string, string>();
    return new Map(
      pattern.elements.flatMap(({ name, propertyName, initializer }): [string, string][] =>
        initializer ? [[(propertyName ?? name).getText(), initializer.getText()]] : [],
      ),
    );
  }

  print(type: ts.Type, at: ts.Declaration) {
    // Names of ours for a choice of words would hide the words.
    const isChoice = type.isUnion() && type.types.every(({ flags }) => flags & choice);
    let flags = full;
    if (isChoice) flags |= ts.TypeFormatFlags.InTypeAlias;
    const line = this.checker.typeToString(type, at, flags);
    if (line.length < 90) return line;
    flags |= ts.TypeFormatFlags.MultilineObjectLiterals;
    return this.checker
      .typeToString(type, at, flags)
      .replace(/( {4})+/g, (indent) => `\n${indent.slice(indent.length / 2)}`)
      .replace(/;}/g, ';\n}');
  }
}
