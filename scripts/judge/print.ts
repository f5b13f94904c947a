import { figuresOf, isWorse, setNames, setTables } from "./judge";
import { askAll } from "./run";

/** What `npm run bench` starts: the figures of the judged sets, and an error where they fell. */
const { touched, ...asked } = await askAll();
console.log(`## Search quality\n\n${setTables(asked)}`);
console.log(`\nWords that mean something and were corrected: ${touched.join(", ") || "none"}.`);
if (setNames.some((name) => isWorse(name, figuresOf(asked[name]))) || touched.length > 0) {
  console.error("The search answers the judged sets worse than recorded.");
  process.exit(1);
}
process.exit(0);
