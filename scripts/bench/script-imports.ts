import ts from 'typescript';

/** Code in one of these runs when it is called, not when its script does. */
const isFunction = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) || ts.isPropertyDeclaration(node);

const textOf = (node: ts.Node | undefined): string[] =>
  node && ts.isStringLiteralLike(node) ? [node.text] : [];

/** What a node asks for as soon as the script runs: a static import, or a dynamic one in passing. */
function importsIn(node: ts.Node): string[] {
  if (isFunction(node)) return [];
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return textOf(node.moduleSpecifier);
  }
  const imports =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
      ? textOf(node.arguments[0])
      : [];
  ts.forEachChild(node, (child) => {
    imports.push(...importsIn(child));
  });
  return imports;
}

/** The scripts that a browser fetches as soon as it runs this one, as written in it. */
export const scriptImports = (code: string): string[] =>
  importsIn(ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest));
