import { runNode } from "../lib/child.mjs";
import { countCheck, runJest, runPlaywright } from "../lib/test-runners.mjs";

const shared = ["package-lock.json", "scripts/operations", "jest.config.ts", "playwright.config.ts"];

const site = [
  "scripts/lib",
  "scripts/*.mjs",
  "scripts/*.ts",
  "lib/server",
  "next.config.mjs",
  "middleware.ts",
  "instrumentation.ts",
];
const schema = ["prisma/migrations", "prisma/models", "prisma/data"];

/**
 * Drills of `npm run test:operations` in order, with estimated minutes on two cores, test files or program, required
 * system programs, and the paths whose changes trigger it.
 */
export const drills = {
  clones: {
    minutes: 2,
    jest: ["scripts/site", "scripts/demo-site", "scripts/demo/", "prisma/seed", "scripts/postgres"],
    paths: [...site, ...schema, "scripts/demo", "prisma/seed.ts", "package.json", ".env.example"],
  },
  releases: {
    minutes: 1,
    jest: ["scripts/release"],
    paths: [...site, "app/sw.ts", "serwist.config.mjs", "Dockerfile"],
  },
  "next-host": {
    minutes: 11,
    jest: ["scripts/next-host"],
    needs: ["e2e"],
    paths: [...site, "app/sw.ts", "serwist.config.mjs", "lib/shared/security-headers.mjs", "package.json"],
  },
  watching: {
    minutes: 1,
    jest: ["scripts/watching"],
    paths: [...site, "deploy", "docs/watch.md", "lib/platform/metrics.queries.ts", "package.json"],
  },
  backups: {
    minutes: 1,
    jest: ["scripts/backup", "scripts/baseline", "scripts/recovery"],
    paths: [
      ...schema,
      "scripts/backup",
      "scripts/*.ts",
      "prisma/test/backups",
      "scripts/recovery.operations.test.mjs",
      "deploy",
      "scripts/lib/postgres",
    ],
  },
  restarts: {
    minutes: 3,
    playwright: ["restart", "shutdown", "outage", "two-servers", "pwa-update"],
    paths: [...site, "lib/client", "lib/events", "app/sw.ts", "e2e/operations"],
  },
  faults: {
    minutes: 5,
    playwright: ["database-faults", "service-faults", "instance-faults"],
    needs: ["integration", "clock"],
    paths: [
      ...site,
      "e2e/operations/*-faults.spec.ts",
      "e2e/operations/own-site.ts",
      "lib/images/upload.commands.ts",
    ],
  },
  dev: {
    minutes: 2,
    playwright: ["development"],
    paths: [...site, "lib/shared/security-headers.mjs", "package.json", "e2e/operations/development.spec.ts"],
  },
  admission: {
    minutes: 3,
    playwright: ["admission", "hostile-texts"],
    paths: [
      "lib/server",
      "scripts/lib/supervisor.mjs",
      "e2e/operations/admission.spec.ts",
      "e2e/operations/attacks.ts",
      "e2e/operations/hostile-texts.spec.ts",
    ],
  },
  memory: {
    minutes: 4,
    playwright: ["memory", "overload"],
    paths: ["lib/server", "instrumentation.ts", "next.config.mjs", "e2e/operations"],
  },
  tiles: {
    minutes: 1,
    playwright: ["map-tiles"],
    paths: [
      "lib/places",
      "lib/shared/security-headers.mjs",
      "components/places",
      "next.config.mjs",
      "e2e/operations/map-tiles.spec.ts",
    ],
  },
  weight: {
    minutes: 1,
    playwright: ["weight"],
    paths: ["components", "app", "lib/client", "lib/shared", "next.config.mjs", "public", "e2e/operations"],
  },
  plans: {
    minutes: 3,
    jest: ["lib/platform/plans", "lib/messages/settlement", "prisma/indexes"],
    paths: [...schema, "prisma/*.ts", "*.rows.ts", "*.queries.ts", "lib/*/rows.ts", "lib/*/queries.ts"],
  },
  search: {
    minutes: 12,
    jest: ["scripts/judge"],
    paths: ["lib/search", "lib/places", "lib/jobs", "scripts/judge", "prisma/factories", ...schema],
  },
  "scale-out": {
    minutes: 3,
    program: ["scripts/scale-out.mjs", "--rounds=100"],
    needs: ["proxy"],
    paths: ["scripts/scale-out", "lib/server", "scripts/lib"],
  },
  secrets: {
    minutes: 1,
    jest: ["scripts/secrets"],
    paths: [...site, "lib/auth", "scripts/secrets.operations.test.mjs"],
  },
  pooler: {
    minutes: 1,
    jest: ["lib/server/pooler"],
    needs: ["pooler"],
    paths: [...site, "lib/server/pooler.operations.test.ts"],
  },
  replica: {
    minutes: 1,
    jest: ["lib/server/replica"],
    paths: ["lib/server", "scripts/lib/postgres"],
  },
  // Not selected by shared paths or an unknown history, because it takes as long as all others together.
  clocks: {
    minutes: 30,
    program: ["scripts/clock.mjs"],
    needs: ["clock"],
    isLong: true,
    paths: ["scripts/clock", "scripts/clock.mjs", "scripts/lib/faketime.mjs"],
  },
};

async function runProgram(args, { env }) {
  const { code, output } = await runNode(args, { env });
  const [, passed, failed] = /^(\d+) passed, (\d+) failed\s*$/m.exec(output) ?? [];
  if (passed === undefined) return countCheck(code === 0, output);
  return { passed: Number(passed), failed: Number(failed), skipped: 0, output };
}

export function runDrill({ jest, playwright, program }, options) {
  if (jest) return runJest(["operations"], { ...options, args: jest });
  if (program) return runProgram(program, options);
  return runPlaywright({
    ...options,
    args: ["--config", "e2e/operations/playwright.config.ts", ...playwright],
  });
}

export function needsOf({ playwright, needs = [] }) {
  return [playwright ? "e2e" : "integration", ...needs];
}

/**
 * Selects the drills whose inputs changed, or all but the long ones if the changes are unknown.
 * @param {string[] | null} changed paths from the root
 */
export function selectDrills(changed) {
  const isAmong = (paths) => !changed || changed.some((file) => paths.some((path) => matches(file, path)));
  return Object.entries(drills)
    .filter(([, { paths, isLong }]) =>
      isLong ? Boolean(changed) && isAmong(paths) : isAmong([...shared, ...paths]),
    )
    .map(([name]) => name);
}

/**
 * @param {string[]} names
 * @param {number} [minutes] no limit unless given
 */
export function fitDrills(names, minutes = Infinity) {
  const fitting = new Set();
  let used = 0;
  for (const name of names.toSorted((one, other) => drills[one].minutes - drills[other].minutes)) {
    if (used + drills[name].minutes > minutes) break;
    used += drills[name].minutes;
    fitting.add(name);
  }
  return {
    run: names.filter((name) => fitting.has(name)),
    left: names.filter((name) => !fitting.has(name)),
  };
}

export function matches(file, pattern) {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*");
  const start = pattern.startsWith("*.") ? "(^|/)" : "^";
  return new RegExp(`${start}${source}($|/)`).test(file);
}
