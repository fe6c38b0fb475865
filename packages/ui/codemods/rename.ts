import type {
  API,
  ASTNode,
  ASTPath,
  CallExpression,
  Collection,
  ExportSpecifier,
  FileInfo,
  Identifier,
  ImportSpecifier,
  JSCodeshift,
} from 'jscodeshift';

/** The renames in a version. */
export interface Renames {
  /** Exports, including types: `{ CardMore: 'CardLead', CardMoreProps: 'CardLeadProps' }`. */
  exports?: Record<string, string>;
  /** Props, by the old name of their component: `{ CardGroup: { stepped: 'staggered' } }`. */
  props?: Record<string, Record<string, string>>;
  /** Values of props, by component and prop: `{ Section: { band: { air: '0' } } }`. */
  values?: Record<string, Record<string, Record<string, string>>>;
}

/** A jscodeshift transform that applies the renames it can be sure of, and reports the rest. */
export const rename =
  ({ exports = {}, props = {}, values = {} }: Renames) =>
  (file: FileInfo, api: API) => {
    const parser = /\.[cm]?ts$/.test(file.path) ? 'ts' : 'tsx'; // In .ts, `<T>x` is a cast, not JSX.
    const j = api.jscodeshift.withParser(parser);
    const module = new Module(j, j(file.source));
    module.reportDynamicImports();
    module.renameValues(values);
    module.renameProps(props);
    for (const [before, after] of Object.entries(exports)) module.renameExport(before, after);
    for (const { line, what } of module.unsure) api.report(`line ${line}: ${what}`);
    const quote = file.source.includes(" from '") ? 'single' : 'double';
    return module.changed ? module.root.toSource({ quote }) : undefined;
  };

const isOurs = (source: { value?: unknown } | null | undefined) =>
  /^@hadal\/ui(\/|$)/.test(String(source?.value));

const nameOf = (node: ASTNode | null | undefined) =>
  node && 'name' in node && typeof node.name === 'string' ? node.name : '';

class Module {
  readonly j: JSCodeshift;
  readonly root: Collection;
  changed = false;
  readonly unsure: { line: number | undefined; what: string }[] = [];
  /** The file's local names for the package's exports. */
  readonly locals = new Map<string, string>();
  readonly namespaces = new Set<string>();

  constructor(j: JSCodeshift, root: Collection) {
    this.j = j;
    this.root = root;
    for (const { node } of this.importSpecifiers()) {
      this.locals.set(nameOf(node.local ?? node.imported), nameOf(node.imported));
    }
    root.find(j.ImportNamespaceSpecifier).forEach(({ node, parent }) => {
      if (isOurs(parent.node.source)) this.namespaces.add(nameOf(node.local));
    });
  }

  importSpecifiers() {
    return this.root
      .find(this.j.ImportSpecifier)
      .filter(({ parent }) => isOurs(parent.node.source))
      .paths();
  }

  change(identifier: { name: unknown }, name: string) {
    identifier.name = name;
    this.changed = true;
  }

  /** Reports dynamic imports, whose members cannot be followed. */
  reportDynamicImports() {
    this.root.find(this.j.CallExpression).forEach(({ node }) => {
      const [source] = node.arguments;
      const isImport = node.callee.type === 'Import' || nameOf(node.callee) === 'require';
      if (isImport && source && 'value' in source && isOurs(source)) {
        this.leave(node, 'what it takes from @hadal/ui here may have another name.');
      }
    });
  }

  leave({ loc }: { loc?: CallExpression['loc'] }, what: string) {
    this.unsure.push({ line: loc?.start.line, what });
  }

  /** Returns the package's name for a file's `Card`, `Our` or `ui.Card`. */
  exportOf(name: ASTNode): string {
    const [owner, member] =
      name.type === 'JSXMemberExpression' || name.type === 'MemberExpression'
        ? [name.object, name.property]
        : name.type === 'TSQualifiedName'
          ? [name.left, name.right]
          : [];
    if (owner) return this.namespaces.has(nameOf(owner)) ? nameOf(member) : '';
    return this.locals.get(nameOf(name)) ?? '';
  }

  renameProps(props: NonNullable<Renames['props']>) {
    const { j, root } = this;
    root.find(j.JSXOpeningElement).forEach(({ node, scope }) => {
      const names = props[this.exportOf(node.name)];
      if (!names || isShadowed(scope, nameOf(node.name))) return;
      for (const attribute of node.attributes ?? []) {
        if (attribute.type === 'JSXAttribute') this.renameIn(names, attribute.name);
        else if (attribute.argument.type !== 'ObjectExpression') {
          this.leave(attribute, `what it spreads may have ${Object.keys(names).join(' or ')}.`);
        } else {
          for (const property of attribute.argument.properties) {
            if ('key' in property && !('computed' in property && property.computed)) {
              if ('shorthand' in property) property.shorthand = false;
              this.renameIn(names, property.key);
            }
          }
        }
      }
    });
    root.find(j.TSIndexedAccessType).forEach(({ node: { objectType, indexType } }) => {
      if (objectType.type !== 'TSTypeReference' || indexType.type !== 'TSLiteralType') return;
      const names = props[this.exportOf(objectType.typeName).replace(/Props$/, '')];
      const { literal } = indexType;
      const after = 'value' in literal ? names?.[String(literal.value)] : undefined;
      if (!after) return;
      indexType.literal = j.stringLiteral(after);
      this.changed = true;
    });
  }

  /** Values that are written out as literals; a computed one is left to the compiler. */
  renameValues(values: NonNullable<Renames['values']>) {
    this.root.find(this.j.JSXOpeningElement).forEach(({ node, scope }) => {
      const props = values[this.exportOf(node.name)];
      if (!props || isShadowed(scope, nameOf(node.name))) return;
      for (const attribute of node.attributes ?? []) {
        if (attribute.type !== 'JSXAttribute') continue;
        const { value } = attribute;
        const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value;
        const before = literal && 'value' in literal ? String(literal.value) : '';
        const after = props[nameOf(attribute.name)]?.[before];
        if (!after) continue;
        // As text, since the printer would give the attribute the file's quotes.
        attribute.value = this.j.jsxText(`"${after}"`);
        this.changed = true;
      }
    });
  }

  renameIn(names: Record<string, string>, node: ASTNode) {
    const after = names[nameOf(node)];
    if (after) this.change(node as Identifier, after);
  }

  renameExport(before: string, after: string) {
    const { j, root } = this;
    // If the new name is already taken in the file, the old one stays as the local name.
    const isTaken = root.find(j.Identifier, { name: after }).size() > 0;
    root.find(j.Identifier, { name: before }).forEach(({ node, parent }) => {
      if (this.exportOf(parent.node) === before) this.change(node, after);
    });
    for (const at of this.importSpecifiers()) {
      if (nameOf(at.node.imported) !== before) continue;
      const local = nameOf(at.node.local ?? at.node.imported);
      const keeps = isTaken || local !== before;
      if (!keeps) this.renameUses(before, after);
      this.replace(at, j.importSpecifier(j.identifier(after), j.identifier(keeps ? local : after)));
    }
    root.find(j.ExportSpecifier, { local: { name: before } }).forEach((at) => {
      if (isOurs(at.parent.node.source)) this.renameExported(at, after);
    });
  }

  /** Keeps the public name of anything the file exports, for modules that import it. */
  renameExported(at: ASTPath<ExportSpecifier>, after: string) {
    const { j } = this;
    this.replace(
      at,
      j.exportSpecifier.from({ local: j.identifier(after), exported: at.node.exported }),
    );
  }

  renameUses(before: string, after: string) {
    const uses = this.root.find(this.j.Identifier, { name: before });
    for (const at of uses.paths()) {
      const { node, parent } = at;
      if (isLabel(at) || isShadowed(at.scope, before)) continue;
      if (parent.node.type !== 'ExportSpecifier') this.change(node, after);
      else if (!parent.parent.node.source) this.renameExported(parent, after);
      if ('shorthand' in parent.node) parent.node.shorthand = false;
    }
  }

  /** Replaces the whole specifier, because the printer would omit an added `as`. */
  replace(at: ASTPath, specifier: ImportSpecifier | ExportSpecifier) {
    const { importKind, exportKind } = at.node as { importKind?: string; exportKind?: string };
    at.replace(Object.assign(specifier, { importKind, exportKind }));
    this.changed = true;
  }
}

/** Tells whether an identifier labels a member instead of using the imported binding. */
function isLabel({ name, parent: { node } }: ASTPath) {
  return (
    ((name === 'key' || name === 'property') && !node.computed) ||
    (node.type === 'TSQualifiedName' && name === 'right') ||
    (node.type === 'JSXAttribute' && name === 'name') ||
    (node.type === 'ExportSpecifier' && name === 'exported') ||
    node.type === 'ImportSpecifier'
  );
}

/** Tells whether a binding of that name exists between here and the file's top level. */
function isShadowed(
  scope: { lookup: (name: string) => { isGlobal: boolean } | null },
  name: string,
) {
  return scope.lookup(name)?.isGlobal === false;
}
