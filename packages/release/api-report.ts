/**
 * Reads a package's public API from its types: every export and prop, with its type and default.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const full: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

const choice: ts.TypeFlags =
  ts.TypeFlags.Literal | ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike;

export interface Manifest {
  name: string;
  version: string;
  description: string;
  exports: Record<string, string | Record<string, string>>;
}

/** Reads the entry points with types of the package in a folder, each with its exports in their order. */
export function readApi(root: string) {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
  const entries = Object.entries(manifest.exports).flatMap(([at, conditions]) => {
    const source = typeof conditions === 'string' ? '' : (conditions['@hadal/source'] ?? '');
    const name = path.posix.join(manifest.name, at);
    return source.endsWith('.ts') ? [{ name, file: path.join(root, source) }] : [];
  });
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), (at) => ts.sys.readFile(at));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const files = entries.map(({ file }) => file);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const exportsOf = (file: string) =>
    checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!);
  return {
    manifest,
    report: new Report(checker),
    entries: entries.map(({ name, file }) => ({ name, symbols: exportsOf(file) })),
  };
}

/** Returns the API report of the package in a folder, as Markdown. */
export function apiReport(root: string) {
  const { manifest, report, entries } = readApi(root);
  const parts = entries.map(({ name, symbols }) => report.entry(name, symbols));
  return `${[intro(manifest.name), ...parts].join('\n\n')}\n`;
}

const intro = (name: string) => `# The API of ${name}

What an app may rely on, written from the types by \`npm run generate\`. A change here
is a change for everybody who installs the package: add a changeset. Of what an HTML element accepts
by itself, only the element is named.`;

class Report {
  readonly checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  entry(name: string, symbols: ts.Symbol[]) {
    const names = new Set(symbols.map((symbol) => symbol.name));
    // Props are listed with their component.
    const described = symbols
      .filter((symbol) => !names.has(/^(.+)Props$/.exec(symbol.name)?.[1] ?? ''))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const text = described.map((symbol) => this.describe(symbol)).join('\n\n');
    return `## ${name}\n\n\`\`\`ts\n${text}\n\`\`\``;
  }

  /** Returns what an export names, where that is declared. */
  origin(alias: ts.Symbol) {
    return alias.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(alias) : alias;
  }

  describe(alias: ts.Symbol) {
    const symbol = this.origin(alias);
    const deprecated = this.tag(symbol, 'deprecated');
    const entry = this.entryOf(alias.name, symbol);
    return deprecated ? `// deprecated: ${deprecated}\n${entry}` : entry;
  }

  entryOf(name: string, symbol: ts.Symbol) {
    const declaration = symbol.declarations?.[0];
    if (!declaration) return name;
    if (!(symbol.flags & ts.SymbolFlags.Value)) return this.type(name, symbol, declaration);
    const type = this.checker.getTypeOfSymbolAtLocation(symbol, declaration);
    const props = type.getCallSignatures()[0]?.parameters[0];
    return /^[A-Z]/.test(name) && props
      ? this.component(name, props, declaration)
      : `const ${name}: ${this.print(type, declaration)};`;
  }

  component(name: string, parameter: ts.Symbol, at: ts.Declaration) {
    const type = this.checker.getTypeOfSymbolAtLocation(parameter, at);
    const defaults = this.defaults(parameter);
    const element = this.element(type, at);
    return `<${name}>${element && `: ${element} &`} ${this.members(type, at, defaults)}`;
  }

  type(name: string, symbol: ts.Symbol, at: ts.Declaration) {
    const type = this.checker.getDeclaredTypeOfSymbol(symbol);
    const head = `type ${name}${parametersOf(at)}`;
    return type.isUnion() || !type.getProperties().some(isOurs)
      ? `${head} = ${this.print(type, at, true)};`
      : `${head} ${this.members(type, at)}`;
  }

  /**
   * Lists the properties that our code declares, not React or the DOM; for a union, those of any
   * member, optional if one can do without.
   */
  members(type: ts.Type, at: ts.Declaration, defaults = new Map<string, string>()) {
    const members = type.isUnion() ? type.types : [type];
    const properties = members.flatMap((member) => member.getProperties());
    const lines = [...Map.groupBy(properties, ({ name }) => name)]
      .filter(([, symbols]) => symbols.some(isOurs))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, symbols]) => {
        const isOptional =
          symbols.length < members.length ||
          symbols.some(({ flags }) => flags & ts.SymbolFlags.Optional);
        const types = symbols
          .map((symbol) => this.print(this.checker.getTypeOfSymbolAtLocation(symbol, at), at))
          .map((printed) => printed.replaceAll('\n', '\n  ').replace(/ \| undefined$/, ''))
          .filter((printed) => symbols.length === 1 || printed !== 'undefined');
        const tag = (wanted: string) =>
          symbols.map((symbol) => this.tag(symbol, wanted)).find(Boolean) ?? '';
        const initial = defaults.get(name) ?? tag('default');
        const deprecated = tag('deprecated');
        return `  ${name}${isOptional ? '?' : ''}: ${[...new Set(types)].join(' | ')}${initial && ` = ${initial}`};${deprecated && ` // deprecated: ${deprecated}`}`;
      });
    return lines.length ? `{\n${lines.join('\n')}\n}` : '{}';
  }

  /** Returns the text of a docstring tag on one line. */
  tag(symbol: ts.Symbol, wanted: string) {
    const tag = symbol.getJsDocTags(this.checker).find(({ name }) => name === wanted);
    return ts.displayPartsToString(tag?.text).trim().replaceAll(/\s+/g, ' ');
  }

  /** Returns the element that receives the remaining attributes. */
  element(type: ts.Type, at: ts.Declaration) {
    const [one = type] = type.isUnion() ? type.types : [type];
    const ref = one.getProperty('ref');
    if (!ref) return '';
    const printed = this.print(this.checker.getTypeOfSymbolAtLocation(ref, at), at);
    return /\w+Element\b/.exec(printed)?.[0] ?? '';
  }

  defaults({ valueDeclaration: parameter }: ts.Symbol) {
    const pattern = parameter && ts.isParameter(parameter) && parameter.name;
    const elements = pattern && ts.isObjectBindingPattern(pattern) ? pattern.elements : [];
    return new Map(
      elements.flatMap(({ name, propertyName, initializer }): [string, string][] =>
        initializer ? [[(propertyName ?? name).getText(), initializer.getText()]] : [],
      ),
    );
  }

  print(type: ts.Type, at: ts.Declaration, isDeclaration = false) {
    // An alias of a string union would hide its literals.
    const isChoice = type.isUnion() && type.types.every(({ flags }) => flags & choice);
    let flags = full;
    if (isChoice || isDeclaration) flags |= ts.TypeFormatFlags.InTypeAlias;
    const line = this.checker.typeToString(type, at, flags);
    if (line.length < 90) return line;
    flags |= ts.TypeFormatFlags.MultilineObjectLiterals;
    return this.checker
      .typeToString(type, at, flags)
      .replace(/( {4})+/g, (indent) => `\n${indent.slice(indent.length / 2)}`)
      .replace(/;}/g, ';\n}')
      .replaceAll(/\{\n([^{}]*)\n *\}/g, fitted);
  }
}

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((one) => !one.getSourceFile().fileName.includes('/node_modules/'));

/** Returns the parameters of a generic type as its declaration writes them. */
const parametersOf = (at: ts.Declaration) =>
  'typeParameters' in at && at.typeParameters
    ? `<${(at.typeParameters as ts.NodeArray<ts.Node>).map((one) => one.getText()).join(', ')}>`
    : '';

/** Puts the members on one line if they fit. */
function fitted(block: string, members: string) {
  const line = `{ ${members.trim().replaceAll(/\n */g, ' ')} }`;
  return line.length < 120 ? line : block;
}
