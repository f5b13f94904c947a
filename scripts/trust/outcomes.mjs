/**
 * @typedef {{ file: string; title: string; status: "passed" | "failed" | "skipped" }} Outcome
 * @typedef {{ outcomes: Outcome[]; commands: Map<string, boolean>; reasons: Map<string, string> }} Results
 */

export function titlePattern(title) {
  const parts = title.split(/%[a-z#]|\$\{[^}]*\}|\$\w+/);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[^]*")}$`);
}

function resultOf({ file, title }, { outcomes, reasons }) {
  const pattern = titlePattern(title);
  const found = outcomes.filter((one) => one.file === file && pattern.test(one.title));
  if (found.some(({ status }) => status === "failed")) return `failed: ${file} › ${title}`;
  if (found.some(({ status }) => status === "passed")) return "passed";
  return `not run: ${reasons.get(file) ?? `${file} › ${title}`}`;
}

function commandResult(command, { commands, reasons }) {
  const isPassed = commands.get(command);
  if (isPassed === undefined) return `not run: ${reasons.get(command) ?? command}`;
  return isPassed ? "passed" : `failed: ${command}`;
}

/**
 * Returns `passed`, `failed: evidence`, or `not run: reason`: a statement is as good as its worst evidence.
 * @param {import("./statements.mjs").Evidence} evidence
 * @param {Results} results
 */
export function judge({ tests, commands, byHand }, results) {
  const all = [
    ...tests.map((test) => resultOf(test, results)),
    ...commands.map((command) => commandResult(command, results)),
  ];
  const worst =
    all.find((one) => one.startsWith("failed")) ?? all.find((one) => one !== "passed") ?? "passed";
  return byHand.length > 0 ? `${worst}; by hand: ${byHand.join("; ")}` : worst;
}
