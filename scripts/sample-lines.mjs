// Prints 40 random lines of code without their files, to guess what each does and where it belongs. `npm run
// sample-lines` also prints a seed; `-- --seed=N --key` prints the same lines with their files.
import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { root } from "./lib/paths.mjs";

const sampleSize = 40;
const minLength = 24;

const { values } = parseArgs({
  options: { seed: { type: "string" }, key: { type: "boolean", default: false } },
});
const seed = Number(values.seed ?? randomInt(1, 1_000_000));

function createRandom(start) {
  let state = start % 2_147_483_647 || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function isCode(line) {
  const text = line.trim();
  return text.length >= minLength && !/^(import |export .* from |\/\/|\/?\*|["'`])/.test(text);
}

function readLines() {
  const files = execFileSync("git", ["ls-files", "app", "components", "lib", "middleware.ts"], {
    cwd: root,
    encoding: "utf8",
  });
  return files
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), "utf8")
        .split("\n")
        .flatMap((line, index) =>
          isCode(line) ? [{ place: `${file}:${index + 1}`, text: line.trim() }] : [],
        ),
    );
}

const random = createRandom(seed);
const lines = readLines();
const drawn = Array.from({ length: sampleSize }, () => lines[Math.floor(random() * lines.length)]);
console.log(`Seed ${seed}`);
for (const [index, line] of drawn.entries()) {
  console.log(`${String(index + 1).padStart(2)}  ${line?.text}${values.key ? `\n    ${line?.place}` : ""}`);
}
