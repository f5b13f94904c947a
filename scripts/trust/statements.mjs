import { readFileSync } from "node:fs";
import { inRoot } from "../lib/paths.mjs";

/**
 * @typedef {{ file: string; title: string }} NamedTest
 * @typedef {{ tests: NamedTest[]; commands: string[]; byHand: string[] }} Evidence
 * @typedef {{ number: number; text: string } & Evidence} Statement
 * @typedef {{ fault: string; expected: string } & Evidence} Fault
 */

const escapedBar = "\u0000";

function cellsOf(line) {
  const cells = line.replaceAll("\\|", escapedBar).split("|").slice(1, -1);
  return cells.map((cell) => cell.replaceAll(escapedBar, "|").trim());
}

function evidenceOf(cell) {
  const items = cell.split("<br>").map((item) => item.trim());
  const tests = items.flatMap((item) => {
    const [, file, title] = /^`([^`]+)` › (.*)$/.exec(item) ?? [];
    return file && title ? [{ file, title }] : [];
  });
  const commands = items.flatMap((item) => /^`(npm run [^`]+)`$/.exec(item)?.[1] ?? []);
  const byHand = items.flatMap((item) => /^by hand: (.*)$/.exec(item)?.[1] ?? []);
  if (tests.length + commands.length + byHand.length !== items.length) {
    throw new Error(`docs/security.md has evidence that isn't a test, a command, or "by hand": ${cell}`);
  }
  return { tests, commands, byHand };
}

/**
 * @param {string} [text]
 * @returns {{ statements: Statement[]; faults: Fault[] }}
 */
export function readSecurity(text = readFileSync(inRoot("docs/security.md"), "utf8")) {
  const rows = text.split("\n").filter((line) => line.startsWith("| ") && !/^\| (-|number|fault)/.test(line));
  const statements = [];
  const faults = [];
  for (const [first = "", second = "", third = ""] of rows.map(cellsOf)) {
    if (/^\d+$/.test(first)) statements.push({ number: Number(first), text: second, ...evidenceOf(third) });
    else faults.push({ fault: first, expected: second, ...evidenceOf(third) });
  }
  return { statements, faults };
}
