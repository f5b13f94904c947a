import { existsSync } from "node:fs";
import BaseSequencer from "@jest/test-sequencer";
import { inRoot } from "../../scripts/lib/paths.mjs";

/** Files that keep one worker busy for long, longest first: begun last, they would leave the other one idle. */
const long = [
  "lib/platform/plans.operations.test.ts",
  "scripts/site.operations.test.mjs",
  "scripts/release.operations.test.mjs",
  "scripts/demo-site.operations.test.mjs",
  "prisma/seed.operations.test.ts",
  "scripts/judge/judged.operations.test.ts",
  "lib/listings/transfer/import.integration.test.ts",
  "lib/subscriptions/stripe-events.integration.test.ts",
  "lib/auth/matrix.integration.test.ts",
  "lib/visits/rollup.integration.test.ts",
  "app/api/cursors.integration.test.ts",
  "scripts/backup/backup.operations.test.ts",
  "lib/platform/readiness.integration.test.ts",
  "prisma/drift.integration.test.ts",
];
const moved = long.filter((file) => !existsSync(inRoot(file)));
if (moved.length > 0)
  throw new Error(`The order of the tests names files that are not there: ${moved.join(", ")}`);

/** The order of Jest where it knows nothing of earlier runs, as on a fresh clone, but for these files. */
export default class Sequencer extends BaseSequencer {
  /**
   * @override
   * @param {Parameters<BaseSequencer["sort"]>[0]} tests
   */
  async sort(tests) {
    const rank = ({ path }) => {
      const found = long.findIndex((file) => path.endsWith(`/${file}`));
      return found < 0 ? long.length : found;
    };
    const sorted = await super.sort(tests);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}
