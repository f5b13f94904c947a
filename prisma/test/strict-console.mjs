import { format } from "node:util";

const guarded = ["error", "warn"];
const originals = new Map(guarded.map((name) => [name, console[name]]));
let printed = [];

beforeEach(() => {
  printed = [];
  for (const name of guarded)
    console[name] = (...values) => printed.push(`console.${name}: ${format(...values)}`);
});

// Tests that expect a message replace the method, so it doesn't arrive here.
afterEach(() => {
  for (const [name, original] of originals) console[name] = original;
  if (printed.length > 0) throw new Error(`The test printed to the console:\n${printed.join("\n")}`);
});
