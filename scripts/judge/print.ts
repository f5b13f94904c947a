import { figuresOf, figuresTable, isWorse } from "./judge";
import { askAll } from "./run";

/** What `npm run bench` starts: the figures of the judged set, and an error where they fell. */
const verdicts = await askAll();
console.log(`## Search quality\n\n${figuresTable(verdicts)}`);
if (isWorse(figuresOf(verdicts))) {
  console.error("The search answers the judged set worse than recorded.");
  process.exit(1);
}
process.exit(0);
