import vm from "node:vm";

const compile = vm.compileFunction;
const scripts = new Map();

function scriptOf(source, parameters, filename) {
  const known = scripts.get(filename)?.find((one) => one.source === source);
  if (known) return known.script;
  // Keeps the file's line numbers despite the added line.
  const script = new vm.Script(`(function (${parameters.join(", ")}) {\n${source}\n})`, {
    filename,
    lineOffset: -1,
  });
  scripts.set(filename, [...(scripts.get(filename) ?? []), { source, script }]);
  return script;
}

/**
 * Jest compiles every module again for each test file, which dominates short files. This compiles a script once per
 * worker and runs it in each file's context, so files share code but no state.
 */
vm.compileFunction = function compileOnce(source, parameters, options) {
  const { filename, parsingContext } = options ?? {};
  // Code with a dynamic import must know the test file it runs for.
  const isBound = !filename || !parsingContext || /\bimport\s*\(/.test(source);
  if (isBound) return compile(source, parameters, options);
  return scriptOf(source, parameters, filename).runInContext(parsingContext);
};
