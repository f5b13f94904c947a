import { figuresOf, figuresTable, isWorse } from "./judge";
import { askAll } from "./run";

/** What `npm run bench` starts: the figures of the judged sets, and an error where they fell. */
const { learned, street, touched } = await askAll();
console.log(`## Search quality\n\n${figuresTable(learned)}`);
console.log(`\nAs people type who have read no rule:\n\n${figuresTable(street)}`);
console.log(`\nWords that mean something and were corrected: ${touched.join(", ") || "none"}.`);
if (isWorse("learned", figuresOf(learned)) || isWorse("street", figuresOf(street)) || touched.length > 0) {
  console.error("The search answers the judged sets worse than recorded.");
  process.exit(1);
}
process.exit(0);
