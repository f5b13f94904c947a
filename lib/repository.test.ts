import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { listFiles, root } from "@/prisma/test/schemas";

type Entry = { version: string; integrity?: string; license?: string; optional?: true; dev?: true };

const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8")) as unknown;
const manifest = readJson("package.json") as Record<
  "dependencies" | "devDependencies",
  Record<string, string>
>;
const lockfile = readJson("package-lock.json") as { packages: Record<string, Entry> };
const { "": own, ...packages } = lockfile.packages;
const direct = { ...manifest.dependencies, ...manifest.devDependencies };

const isExact = (version: string) => /^(npm:[\w./@-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version);

test("43: finds an exact version and an integrity hash for every dependency", () => {
  expect(Object.entries(direct).filter(([, version]) => !isExact(version))).toEqual([]);
  expect(own).toMatchObject({
    dependencies: manifest.dependencies,
    devDependencies: manifest.devDependencies,
  });
  const required = Object.entries(packages).filter(([, { optional }]) => !optional);
  expect(required.length).toBeGreaterThan(800);
  expect(required.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
});

/** The first version without a known vulnerability, for packages that had one. */
const fixes: [string, string][] = [
  ["next", "16.4.3"],
  ["sharp", "0.35.4"],
  ["zod", "4.6.7"],
];

const partsOf = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);

function isOlder(version: string, other: string): boolean {
  const [one, two] = [partsOf(version), partsOf(other)];
  const index = one.findIndex((part, place) => part !== two[place]);
  return index !== -1 && one[index]! < two[index]!;
}

test.each(fixes)("43: requires %s not to be older than its fix", (name, fix) => {
  const installed = Object.entries(packages).filter(
    // Build tools bring their own copies, which never see a request.
    ([place, { dev }]) => place.endsWith(`node_modules/${name}`) && !dev,
  );
  expect(installed.length).toBeGreaterThan(0);
  expect(installed.filter(([, { version }]) => isOlder(version, fix))).toEqual([]);
});

test.each([
  ["16.4.2", "16.4.3", true],
  ["16.10.0", "16.4.3", false],
  ["15.9.9", "16.4.3", true],
  ["16.4.3", "16.4.3", false],
])("compares versions: %s is older than %s: %s", (version, other, older) => {
  expect(isOlder(version, other)).toBe(older);
});

const permitted = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "PSF-2.0",
  "Unlicense",
]);

/** Licenses that only these packages may have: libvips is linked dynamically, and elkjs only draws diagrams. */
const exceptions: [RegExp, string][] = [
  [/@img\/sharp-/, "LGPL-3.0-or-later"],
  [/node_modules\/elkjs$/, "EPL-2.0"],
];

/** Packages whose license is only in their license file or README, MIT in each case. */
const licensedInFiles = ["busboy", "humanize-number", "only", "seq-queue", "streamsearch"];

function isPermitted(place: string, license: string): boolean {
  const isFine = (one: string) =>
    permitted.has(one) || exceptions.some(([name, own]) => own === one && name.test(place));
  const text = license.replace(/^\(|\)$/g, "");
  return text.includes(" OR ") ? text.split(" OR ").some(isFine) : text.split(/ and /i).every(isFine);
}

test("43: finds a permitted license for every dependency", () => {
  const wrong = Object.entries(packages).filter(([place, { license, optional }]) => {
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    // The lockfile has no license for programs of other systems, which have that of their package.
    if (!license) return !optional && !licensedInFiles.includes(name);
    return !isPermitted(place, license);
  });
  expect(wrong).toEqual([]);
});

const secrets: Record<string, RegExp> = {
  "private key": /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/=]{20}/,
  "Stripe key": /\b[rs]k_live_[A-Za-z0-9]{10}|\bwhsec_[A-Za-z0-9]{32}/,
  "AWS key": /\bAKIA[0-9A-Z]{16}\b/,
  "GitHub token": /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  "Slack token": /\bxox[abprs]-[A-Za-z0-9-]{20}/,
  "Google key": /\bAIza[0-9A-Za-z_-]{35}\b/,
  "npm token": /\bnpm_[A-Za-z0-9]{36}\b/,
};

const keyOfTests = "prisma/test/local-tls.ts";

const kindsIn = (text: string) => Object.keys(secrets).filter((kind) => secrets[kind]!.test(text));

test("recognizes a secret in a text", () => {
  const key = `-----BEGIN PRIVATE ${"KEY"}-----\nMIIEvQIBADANBgkqhkiG9w0B`;
  expect(kindsIn(key)).toEqual(["private key"]);
  expect(kindsIn(`const key = "sk_live_${"a".repeat(24)}"`)).toEqual(["Stripe key"]);
  expect(kindsIn("const key = process.env.STRIPE_SECRET_KEY")).toEqual([]);
});

test("42: finds no secret in the files of the repository", () => {
  const files = listFiles("*").filter((file) => statSync(path.join(root, file)).size < 2_000_000);
  expect(files.filter((file) => /(^|\/)\.env(\.|$)/.test(file) && !file.endsWith(".example"))).toEqual([]);
  const found = files
    .filter((file) => file !== keyOfTests)
    .flatMap((file) =>
      kindsIn(readFileSync(path.join(root, file), "utf8")).map((kind) => `${file}: ${kind}`),
    );
  expect(found).toEqual([]);
});
