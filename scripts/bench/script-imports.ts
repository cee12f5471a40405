import ts from 'typescript';

/** Nodes whose code runs when called, not when the script is evaluated. */
const isFunction = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) || ts.isPropertyDeclaration(node);

const textOf = (node: ts.Node | undefined): string[] =>
  node && ts.isStringLiteralLike(node) ? [node.text] : [];

const isImport = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

/** `preload(() => import('./x.js'), …)`, Vite's output for a dynamic import. */
const preloadedIn = (node: ts.Node): ts.CallExpression[] => {
  const first = ts.isCallExpression(node) ? node.arguments[0] : undefined;
  return first && ts.isArrowFunction(first) && isImport(first.body) ? [first.body] : [];
};

/** The static import, or the dynamic import during evaluation, that a node is. */
function importsIn(node: ts.Node): string[] {
  if (isFunction(node)) return [];
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return textOf(node.moduleSpecifier);
  }
  const dynamic = isImport(node) ? [node] : preloadedIn(node);
  const imports = dynamic.flatMap((call) => textOf(call.arguments[0]));
  ts.forEachChild(node, (child) => {
    imports.push(...importsIn(child));
  });
  return imports;
}

/** The import specifiers that a browser fetches when it evaluates this script. */
export const scriptImports = (code: string): string[] =>
  importsIn(ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest));
