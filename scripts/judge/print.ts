import { figuresOf, figuresTable, isWorse, setNames } from "./judge";
import { askAll } from "./run";

/** What `npm run bench` starts: the figures of the judged sets, and an error where they fell. */
const asked = await askAll();
const { learned, street, neighbors, afresh, crowd, market, touched } = asked;
console.log(`## Search quality\n\n${figuresTable(learned)}`);
console.log(`\nAs people type who have read no rule:\n\n${figuresTable(street)}`);
console.log(`\nAs neighbors across the country say it:\n\n${figuresTable(neighbors)}`);
console.log(`\nWritten after these:\n\n${figuresTable(afresh)}`);
console.log(`\nAs a crowd says it, half of it for services:\n\n${figuresTable(crowd)}`);
console.log(`\nAs people look around on a market:\n\n${figuresTable(market)}`);
console.log(`\nWords that mean something and were corrected: ${touched.join(", ") || "none"}.`);
if (setNames.some((name) => isWorse(name, figuresOf(asked[name]))) || touched.length > 0) {
  console.error("The search answers the judged sets worse than recorded.");
  process.exit(1);
}
process.exit(0);
