import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { jsonLine, plainLine, textOf } from "../../lib/shared/log-lines.mjs";
import { inRoot } from "./paths.mjs";

const { version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
const preload = pathToFileURL(inRoot("scripts/lib/log-lines.mjs")).href;
const program = `
  console.log("Saved %d rows\\n", 3);
  console.log("");
  console.error("It failed", new TypeError("no table"));
  console.warn(new Error("alone"));`;

test("prints each event of a process to a file as a line of JSON, errors to stderr", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["--import", preload, "--eval", program], {
    encoding: "utf8",
  });
  const parse = (text) =>
    text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  expect(parse(stdout)).toEqual([{ level: 30, time: expect.any(String), version, msg: "Saved 3 rows" }]);
  expect(parse(stderr)).toEqual([
    {
      level: 50,
      time: expect.any(String),
      version,
      msg: "It failed",
      err: {
        type: "TypeError",
        message: "no table",
        stack: expect.stringContaining("TypeError: no table\n"),
      },
    },
    {
      level: 40,
      time: expect.any(String),
      version,
      msg: "alone",
      err: expect.objectContaining({ type: "Error" }),
    },
  ]);
});

const terminal = "/usr/bin/script";

(existsSync(terminal) ? test : test.skip)("leaves a line unchanged at a terminal", () => {
  const command = `'${process.execPath}' --import '${preload}' --eval 'console.log("Saved 3 rows")'`;
  const { stdout } = spawnSync(terminal, ["-qec", command, "/dev/null"], { encoding: "utf8" });
  expect(stdout.trim()).toBe("Saved 3 rows");
});

describe("an event", () => {
  const time = new Date("2026-11-30T10:20:30.000Z");
  const error = Object.assign(new Error("no table"), { stack: "Error: no table\n    at here" });

  test("prints plain text in a terminal: time, level, name, fields, and stack", () => {
    const line = JSON.stringify({
      level: 50,
      time: time.toISOString(),
      version: "1.2.3",
      event: "task_failed",
      name: "mail",
      counts: { a: 1 },
      err: { type: "Error", message: "no table", stack: error.stack },
    });
    const clock = time.toTimeString().slice(0, 8);
    expect(plainLine(line)).toBe(
      `${clock} error task_failed name=mail counts={"a":1}\nError: no table\n    at here`,
    );
  });

  test("returns its text, and leaves other lines unchanged", () => {
    const line = jsonLine({ level: "info", version: "1.2.3", text: 'Made "it"\nnow', time });
    expect(line).toBe(
      '{"level":30,"time":"2026-11-30T10:20:30.000Z","version":"1.2.3","msg":"Made \\"it\\"\\nnow"}',
    );
    expect(textOf(line)).toBe('Made "it"\nnow');
    expect(textOf(jsonLine({ level: "error", version, text: "It failed", error }))).toBe(
      "It failed\nError: no table\n    at here",
    );
    for (const other of ["", "Ready", "{not json", '{"event":"admission"}'])
      expect(textOf(other)).toBe(other);
  });
});
