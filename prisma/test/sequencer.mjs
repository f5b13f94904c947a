import BaseSequencer from "@jest/test-sequencer";

/** Files that keep one worker busy for long, longest first: begun last, they would leave the other one idle. */
const long = [
  "scripts/site.integration.test.mjs",
  "lib/search/plans.integration.test.ts",
  "lib/auth/matrix.integration.test.ts",
  "lib/listings/transfer/import.integration.test.ts",
  "scripts/postgres.integration.test.mjs",
];

/** The order of Jest where it knows nothing of earlier runs, as on a fresh clone, but for these files. */
export default class Sequencer extends BaseSequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const found = long.findIndex((file) => path.endsWith(`/${file}`));
      return found < 0 ? long.length : found;
    };
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
