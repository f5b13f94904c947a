import { blankEnv } from "../lib/build-env.mjs";
import { bundlePath } from "../lib/bundle.mjs";
import { mustRunNode } from "../lib/child.mjs";
import { openBigDatabase } from "../lib/many-database.mjs";
import { step } from "../lib/progress.mjs";
import { barTable, table } from "./figures.mjs";

export const sqlEntry = "scripts/bench/measure-sql.ts";

const measured = new Map();

const quickCalls = 40;

export function measureDatabase(database, { calls, plans = false, isQuick = false }) {
  if (!isQuick) return measure(database, { calls, plans });
  const result = measured.get(database.dataDir) ?? measure(database, { calls: quickCalls, plans });
  measured.set(database.dataDir, result);
  return result;
}

async function measure({ url, dataDir }, { calls, plans }) {
  const env = {
    ...process.env,
    ...(await blankEnv()),
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DATABASE_POOL_SIZE: "1",
    DATABASE_PATIENCE: "10",
    LOG_LEVEL: "error",
  };
  const args = ["--enable-source-maps", bundlePath(sqlEntry), String(calls), ...(plans ? ["plans"] : [])];
  const output = await mustRunNode("Measuring the lists", args, { env });
  return JSON.parse(output.trim().split("\n").at(-1) ?? "");
}

const kinds = {
  list: { name: "lists", most: 2, growth: 1.4 },
  word: { name: "search, one word", most: 15, growth: 3 },
  words: { name: "search, two words", most: 25, growth: 3 },
  narrow: { name: "search, word and price", most: 25, growth: 3 },
  realestate: { name: "real estate", most: 6, growth: 1.4 },
  related: { name: "related listings", most: 2, growth: 1.4 },
  jobs: { name: "job searches", most: 2, growth: 1.4 },
  desk: { name: "desk lists", most: 2, growth: 1.4 },
  find: { name: "desk searches", most: 2, growth: 1.4 },
  whole: { name: "full-table reads" },
};

const written = ({ p50, p99 }) => `${p50.toFixed(2)} / ${p99.toFixed(2)}`;

async function measureRows(listings, options) {
  const database = await step(`${listings.toLocaleString("en-US")} listings`, () =>
    openBigDatabase(listings),
  );
  try {
    return await measureDatabase(database, options);
  } finally {
    await database.stop();
  }
}

const count = (number) => number.toLocaleString("en-US");

function readPlans(checked) {
  const free = checked.filter(({ isAllowedMore }) => isAllowedMore);
  const most = (key) => free.reduce((one, other) => (other[key] > one[key] ? other : one));
  const over = checked.filter(({ may, sorted, wrong }) => sorted > may || wrong.length > 0);
  const whole = free.filter(({ whole }) => whole.length > 0);
  const named = ({ name }, rows) => `${count(rows)} rows, ${name.replaceAll("|", "/")}`;
  return {
    over,
    table: table(
      ["lists, first page and next page", "", ""],
      [
        ["no allowance", checked.length - free.length, ""],
        ["allowed to sort more than a page or scan a large table", free.length, ""],
        ["largest allowance", "", named(most("may"), most("may").may)],
        ["sorted more than a page", free.filter(({ sortsMore }) => sortsMore).length, ""],
        ["largest sort", "", named(most("sorted"), most("sorted").sorted)],
        ["scanned a large table", whole.length, whole.map(({ name }) => name).join(", ")],
        ["over their limit", over.length, ""],
      ],
    ),
    text: over
      .map(({ name, may, sorted, wrong }) => {
        const wrongs = [
          ...(wrong.length > 0 ? [`scans ${wrong.join(", ")}`] : []),
          ...(sorted > may ? [`sorts ${count(sorted)} rows (limit ${count(may)})`] : []),
        ];
        return `\n- ${name}: ${wrongs.join(" and ")}`;
      })
      .join(""),
  };
}

export async function prepareDatabases({ listings }) {
  for (const count of [listings / 10, listings]) await (await openBigDatabase(count)).stop();
}

/**
 * Line 4 of the targets: query plans of all lists, and their times on one warm connection compared with a tenth of the
 * rows.
 */
export async function measureSql({ listings, isQuick }) {
  const calls = 600;
  const few = await measureRows(listings / 10, { calls, isQuick });
  // With few rows a full scan is the right plan.
  const plans = listings >= 100_000;
  const many = await measureRows(listings, { calls, plans, isQuick });
  const boundedKinds = Object.entries(kinds).filter(([, { most }]) => most);
  const bars = boundedKinds.flatMap(([kind, { name, most, growth }]) => {
    const [a, b] = [few.times[kind], many.times[kind]];
    return [
      { what: `${name}, p99`, figure: b.p99, unit: "ms", atMost: most },
      {
        what: `${name}, p50 relative to a tenth of the rows`,
        figure: b.p50 / a.p50,
        unit: "×",
        atMost: growth,
      },
    ];
  });
  const found = plans ? readPlans(many.checked) : { over: [], text: "" };
  if (plans) {
    bars.push({
      what: "lists over their scan or sort limit",
      figure: found.over.length,
      unit: "",
      atMost: 0,
    });
  }
  const rows = Object.entries(kinds).map(([kind, { name }]) => [
    name,
    written(few.times[kind]),
    written(many.times[kind]),
    many.times[kind].single.toFixed(2),
    many.times[kind].cpu.toFixed(2),
    many.times[kind].calls,
  ]);
  const slowest = Object.entries(kinds).flatMap(([kind, { name }]) => {
    const those = (many.times[kind].slowest ?? []).map(
      ([list, p50]) => `${list.replaceAll("|", "/")} (${p50.toFixed(2)})`,
    );
    return those.length > 0 ? [`\n- ${name}: ${those.join(", ")}`] : [];
  });
  return {
    bars,
    isWrong: found.over.length > 0,
    data: { listings, few: few.times, many: many.times },
    text: `## Lists in SQL

${many.lists} lists ${plans ? "checked with EXPLAIN" : "read"} with ${listings.toLocaleString("en-US")} listings. The table has p50 / p99 in ms of a complete read: all its statements on one warm connection in one process. CPU is the time of database and process together. Each call is timed three times, and the median counts. "p99, single runs" includes pauses of the machine. Decision 139 explains why some lists may sort more than a page.${found.text && `\n${found.text}`}

${barTable(bars)}

${table(["query group", `${(listings / 10).toLocaleString("en-US")}`, listings.toLocaleString("en-US"), "p99, single runs", "CPU, ms", "calls"], rows)}

The slowest of each group, with p50 in ms:
${slowest.join("")}${found.table ? `\n\n${found.table}` : ""}`,
  };
}
