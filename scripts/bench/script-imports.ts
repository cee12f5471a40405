import ts from 'typescript';

/** Code in one of these runs when it is called, not when its script does. */
const isFunction = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) || ts.isPropertyDeclaration(node);

const textOf = (node: ts.Node | undefined): string[] =>
  node && ts.isStringLiteralLike(node) ? [node.text] : [];

const isImport = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

/** `preload(() => import('./x.js'), …)`, which is how Vite writes a dynamic import. */
const preloadedIn = (node: ts.Node): ts.CallExpression[] => {
  const first = ts.isCallExpression(node) ? node.arguments[0] : undefined;
  return first && ts.isArrowFunction(first) && isImport(first.body) ? [first.body] : [];
};

/** What a node asks for as soon as the script runs: a static import, or a dynamic one in passing. */
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

/** The scripts that a browser fetches as soon as it runs this one, as written in it. */
export const scriptImports = (code: string): string[] =>
  importsIn(ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest));
