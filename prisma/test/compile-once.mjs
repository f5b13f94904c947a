import vm from "node:vm";

const compile = vm.compileFunction;
/** By file what it was compiled of; a file that is made for the server and for the browser has a script for each. */
const scripts = new Map();

function scriptOf(source, parameters, filename) {
  const known = scripts.get(filename)?.find((one) => one.source === source);
  if (known) return known.script;
  // The first line of the file stays its first.
  const script = new vm.Script(`(function (${parameters.join(", ")}) {\n${source}\n})`, {
    filename,
    lineOffset: -1,
  });
  scripts.set(filename, [...(scripts.get(filename) ?? []), { source, script }]);
  return script;
}

/**
 * Jest compiles every module anew for each test file, which takes a good part of the time of a short one. A script is
 * compiled once for all files of a worker and runs in the context of each, so that they share code and nothing else.
 */
vm.compileFunction = function compileOnce(source, parameters, options) {
  const { filename, parsingContext } = options ?? {};
  // What imports while it runs has to know the test file that it runs for.
  const isBound = !filename || !parsingContext || /\bimport\s*\(/.test(source);
  if (isBound) return compile(source, parameters, options);
  return scriptOf(source, parameters, filename).runInContext(parsingContext);
};
