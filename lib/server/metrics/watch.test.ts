import { readFileSync } from "node:fs";
import path from "node:path";
import { parser } from "@prometheus-io/lezer-promql";
import { parse } from "yaml";
import { root } from "@/prisma/test/schemas";
import { catalog, type MetricName } from "./catalog";
import { createMeter } from "./meter";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");

type Rule = { alert: string; expr: string; labels: object; annotations: Record<string, string> };
type Panel = { title: string; type: string; targets?: { expr: string }[] };

const alerts = (parse(read("deploy/alerts.yaml")) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
const panels = (JSON.parse(read("deploy/dashboard.json")) as { panels: Panel[] }).panels;

const queries = [
  ...alerts.map(({ alert, expr }) => ({ name: alert, expr })),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ name: title, expr: expr.replaceAll("$__rate_interval", "5m") })),
  ),
];

function namesIn(expr: string): { metrics: string[]; labels: string[]; errors: string[] } {
  const found = { metrics: [] as string[], labels: [] as string[], errors: [] as string[] };
  parser.parse(expr).iterate({
    enter({ name, type, from, to, node }) {
      const text = expr.slice(from, to);
      if (type.isError) found.errors.push(expr.slice(Math.max(0, from - 20), to + 20));
      else if (name === "Identifier" && node.parent?.name === "VectorSelector") found.metrics.push(text);
      else if (name === "LabelName") found.labels.push(text);
    },
  });
  return found;
}

const ofPrometheus = { metrics: ["up"], labels: ["job", "instance", "le"] };

function seriesOf(name: MetricName): string[] {
  const { type } = catalog[name];
  return type === "histogram" ? ["_bucket", "_sum", "_count"].map((ending) => name + ending) : [name];
}

async function namesOfNode(): Promise<string[]> {
  const meter = createMeter();
  meter.watchProcess();
  return (await meter.collect()).map(({ name }) => name);
}

test("finds names, and rejects invalid PromQL", () => {
  expect(namesIn('sum by (lane) (rate(plaza_a{b="c"}[5m])) > 1')).toEqual({
    metrics: ["plaza_a"],
    labels: ["lane", "b"],
    errors: [],
  });
  expect(namesIn("sum by (lane) rate(plaza_a[5m]))").errors).not.toEqual([]);
});

test("queries existing metrics and labels in alerts and dashboard, in valid PromQL", async () => {
  const names = Object.keys(catalog) as MetricName[];
  const known = new Set([...names.flatMap(seriesOf), ...(await namesOfNode()), ...ofPrometheus.metrics]);
  const labels = new Set([
    ...Object.values(catalog).flatMap((one) => one.labels as readonly string[]),
    "process",
    ...ofPrometheus.labels,
  ]);
  expect(queries.length).toBeGreaterThan(40);
  const broken = queries.flatMap(({ name, expr }) => {
    const found = namesIn(expr);
    return [
      ...found.errors.map((text) => `${name}: no PromQL near ${text}`),
      ...found.metrics.filter((metric) => !known.has(metric)).map((metric) => `${name}: ${metric}`),
      ...found.labels.filter((label) => !labels.has(label)).map((label) => `${name}: label ${label}`),
      ...(found.metrics.length === 0 ? [`${name}: no metric`] : []),
    ];
  });
  expect(broken).toEqual([]);
});

test("finds every metric on the dashboard", () => {
  const shown = new Set(
    panels.flatMap(({ targets = [] }) =>
      targets.flatMap(({ expr }) => namesIn(expr.replaceAll("$__rate_interval", "5m")).metrics),
    ),
  );
  const missing = (Object.keys(catalog) as MetricName[]).filter(
    (name) => !seriesOf(name).some((one) => shown.has(one)),
  );
  expect(missing).toEqual([]);
});

test("gives every alert a unique name, a severity, and instructions", () => {
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  for (const { alert, labels, annotations } of alerts) {
    expect([alert, labels]).toEqual([alert, { severity: expect.stringMatching(/^(page|ticket)$/) }]);
    expect([alert, Object.keys(annotations)]).toEqual([alert, ["summary", "description"]]);
  }
});

test("finds every metric and every alert in the guide as defined", () => {
  const guide = read("docs/watch.md");
  const cells = (row: string) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  const rows = guide
    .split("\n")
    .filter((line) => line.startsWith("| `plaza_"))
    .map(cells);
  expect(rows).toEqual(
    Object.entries(catalog).map(([name, { type, labels, help }]) => [
      `\`${name}\``,
      type,
      labels.map((label) => `\`${label}\``).join(", "),
      help,
    ]),
  );
  const described = [...guide.matchAll(/^\| `(Plaza\w+)` /gm)].map(([, name]) => name);
  expect(described).toEqual(alerts.map(({ alert }) => alert));
});
