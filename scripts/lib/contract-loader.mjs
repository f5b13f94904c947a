import ts from "typescript";

const clientParts = new Set(["method", "path", "access", "body", "idempotent", "signsIn"]);

/**
 * Compiles a contract for the browser: declarations keep what the browser reads, and unused ones can be removed.
 * @param {string} source
 * @returns {string} JavaScript
 */
export function compileContract(source) {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
    transformers: { before: [dropServerParts] },
  });
  return outputText;
}

/** @type {ts.TransformerFactory<ts.SourceFile>} */
function dropServerParts(context) {
  const { factory } = context;
  /** @type {(node: ts.Node) => ts.Node} */
  const visit = (node) => {
    if (!isDeclaration(node)) return ts.visitEachChild(node, visit, context);
    const [options] = node.arguments;
    const parts = options.properties.filter(({ name }) => name && clientParts.has(name.getText()));
    const call = factory.createCallExpression(node.expression, undefined, [
      factory.createObjectLiteralExpression(parts),
    ]);
    return ts.addSyntheticLeadingComment(call, ts.SyntaxKind.MultiLineCommentTrivia, "#__PURE__");
  };
  return (file) => /** @type {ts.SourceFile} */ (ts.visitEachChild(file, visit, context));
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.CallExpression & { arguments: [ts.ObjectLiteralExpression] }}
 */
function isDeclaration(node) {
  return (
    ts.isCallExpression(node) &&
    node.expression.getText() === "endpoint" &&
    node.arguments.length === 1 &&
    node.arguments.every(ts.isObjectLiteralExpression)
  );
}

export default compileContract;
