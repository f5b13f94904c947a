import { overHandlers } from "../handlers";
import { properties } from "./all";
import { readContext } from "./context";
import { readLevels, type CatalogName } from "./levels";
import { rateOf } from "./property";

const timeoutMs = 120_000;
const shownFailures = 3;

/**
 * Adds a test per property: the share of passing cases must reach its floor. Prints the rates, and sample failures of
 * those below their bar.
 */
export function testProperties(catalog: CatalogName, count: number): void {
  const levels = readLevels();
  const context = (async () => readContext(await overHandlers(), count))();
  const report: string[] = [];
  beforeAll(() => context, timeoutMs);
  afterAll(() => process.stdout.write(`${catalog}\n${report.join("\n")}\n`));

  test.each(properties)(
    "$name",
    async ({ name, check }) => {
      const { bar, [catalog]: floor } = levels.get(name)!;
      const outcome = await check(await context);
      const rate = rateOf(outcome);
      const failures = rate < bar ? outcome.failures.slice(0, shownFailures) : [];
      report.push(`${name}: ${rate.toFixed(3)} of ${outcome.checked} (floor ${floor}, bar ${bar})`);
      report.push(...failures.map((failure) => `  ${failure}`));
      if (rate < floor) throw new Error(`${rate} is below ${floor}:\n${outcome.failures.join("\n")}`);
    },
    timeoutMs,
  );
}
