import ts from 'typescript';

/** Nodes whose code runs when called, not when the script is evaluated. */
const isFunction = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) || ts.isPropertyDeclaration(node);

/** These call a function without any interaction. */
const SCHEDULERS = ['requestAnimationFrame', 'setTimeout', 'queueMicrotask'];
const IDLE = ['requestIdleCallback'];

/** Whether a node is a function that a script passes to one of these schedulers. */
function passedTo(schedulers: readonly string[], source: ts.SourceFile) {
  const functions = new Set<ts.Node>();
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && schedulers.includes(node.expression.getText(source))) {
      for (const argument of node.arguments) {
        if (ts.isIdentifier(argument)) names.add(argument.text);
        else functions.add(argument);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const isNamed = ({ name }: { name?: ts.Node | undefined }) =>
    name !== undefined && names.has(name.getText(source));
  return (node: ts.Node): boolean =>
    functions.has(node) ||
    (ts.isFunctionDeclaration(node) && isNamed(node)) ||
    (ts.isVariableDeclaration(node.parent) && isNamed(node.parent));
}

const textOf = (node: ts.Node | undefined): string[] =>
  node && ts.isStringLiteralLike(node) ? [node.text] : [];

const isImport = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

/** The import that an expression starts with: `import('./x.js').then(…)`. */
function leadingImport(node: ts.Node): ts.CallExpression | undefined {
  if (isImport(node)) return node;
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) {
    return leadingImport(node.expression);
  }
  return undefined;
}

/** `preload(() => import('./x.js'), …)`, Vite's output for a dynamic import. */
function preloadedIn(node: ts.Node): ts.CallExpression[] {
  const first = ts.isCallExpression(node) ? node.arguments[0] : undefined;
  const imported = first && ts.isArrowFunction(first) ? leadingImport(first.body) : undefined;
  return imported ? [imported] : [];
}

/** The static import, or the dynamic import without interaction, that a node is or contains. */
function importsIn(node: ts.Node, isScheduled: (node: ts.Node) => boolean): string[] {
  if (isFunction(node) && !isScheduled(node)) return [];
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return textOf(node.moduleSpecifier);
  }
  const dynamic = isImport(node) ? [node] : preloadedIn(node);
  const imports = dynamic.flatMap((call) => textOf(call.arguments[0]));
  ts.forEachChild(node, (child) => {
    imports.push(...importsIn(child, isScheduled));
  });
  return imports;
}

/**
 * The import specifiers that a browser fetches for this script without any interaction.
 * @param when `idle`: those that it fetches only when the page is idle
 */
export function scriptImports(code: string, when: 'soon' | 'idle' = 'soon'): string[] {
  const source = ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest, true);
  const isIdle = passedTo(IDLE, source);
  const isScheduled = passedTo(SCHEDULERS, source);
  const soon = new Set(importsIn(source, (node) => isScheduled(node) && !isIdle(node)));
  if (when === 'soon') return [...soon];
  const all = importsIn(source, (node) => isScheduled(node) || isIdle(node));
  return [...new Set(all)].filter((imported) => !soon.has(imported));
}
