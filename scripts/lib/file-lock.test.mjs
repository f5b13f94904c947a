import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { tryLock, withLock } from "./file-lock.mjs";

let path;

beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), "plaza-lock-")), "x.lock");
});

afterEach(() => rmSync(dirname(path), { recursive: true }));

describe("tryLock", () => {
  test("excludes others and returns the note of the holder", () => {
    const { lock } = tryLock(path, { address: "http://localhost:3000" });
    expect(tryLock(path).holder).toMatchObject({
      pid: process.pid,
      note: { address: "http://localhost:3000" },
    });
    lock?.release();
    expect(existsSync(path)).toBe(false);
  });

  test("takes over from a process whose id was reused", () => {
    writeFileSync(path, JSON.stringify({ pid: process.pid, identity: "an earlier boot/1", note: {} }));
    expect(tryLock(path).lock).toBeDefined();
  });

  test("takes over from a process that is gone", () => {
    writeFileSync(path, JSON.stringify({ pid: 2 ** 30, identity: "x", note: {} }));
    expect(tryLock(path).lock).toBeDefined();
  });

  test("leaves a lock that is being written", () => {
    writeFileSync(path, "");
    // The file system's clock may differ from this process's.
    utimesSync(path, new Date(), new Date());
    expect(tryLock(path).holder).toEqual({});
  });
});

describe("withLock", () => {
  test("runs work in sequence and releases the lock when one fails", async () => {
    const events = [];
    const work = (name) => async () => {
      events.push(`${name} begins`);
      await setImmediate();
      events.push(`${name} ends`);
      if (name === "first") throw new Error("no");
    };
    await Promise.allSettled([withLock(path, work("first")), withLock(path, work("second"))]);
    expect(events).toEqual(["first begins", "first ends", "second begins", "second ends"]);
    expect(existsSync(path)).toBe(false);
  });
});
