const wordsOf = (text) => text.split(/\s+/).filter(Boolean);

function parseCommand(text) {
  return text.startsWith("[") ? JSON.parse(text) : ["sh", "-c", text];
}

export function parseDockerfile(text) {
  const lines = text.replace(/\\\n/g, " ").split("\n");
  const stages = [];
  for (const line of lines
    .map((each) => each.trim())
    .filter((each) => each !== "" && !each.startsWith("#"))) {
    const [, word, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (!word) throw new Error(`Unsupported line in the Dockerfile: ${line}`);
    if (word === "FROM") {
      const [base, , name = String(stages.length)] = wordsOf(rest);
      stages.push({ name, base, steps: [] });
    } else {
      stages.at(-1).steps.push({ word, rest });
    }
  }
  return stages;
}

export function parseEnv(rest) {
  return Object.fromEntries(wordsOf(rest).map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
}

export function parseCopy(rest) {
  const words = wordsOf(rest);
  const from = words.find((word) => word.startsWith("--from="))?.slice("--from=".length);
  const paths = words.filter((word) => !word.startsWith("--"));
  return { from, sources: paths.slice(0, -1), to: paths.at(-1) };
}

export function parseProgram(rest) {
  return parseCommand(rest.replace(/^.*?\bCMD\s+/, "").trim());
}
