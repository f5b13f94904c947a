import { parsePidFile } from "./pid-file.mjs";

const running =
  "4711\n/srv/plaza/.data/postgres\n1763712000\n45123\n\n127.0.0.1\n  1234567    98304\nready   \n";

describe("parsePidFile", () => {
  test("reads the file of a running server", () => {
    expect(parsePidFile(running)).toEqual({
      pid: 4711,
      folder: "/srv/plaza/.data/postgres",
      port: 45123,
      status: "ready",
    });
  });

  test("reads the file of a server that has only begun to write it", () => {
    expect(parsePidFile("4711\n/srv/data\n")).toEqual({
      pid: 4711,
      folder: "/srv/data",
      port: null,
      status: "",
    });
  });

  test("accepts the negative id of a server in single-user mode", () => {
    expect(parsePidFile("-4711\n/srv/data\n")?.pid).toBe(4711);
  });

  test.each(["", "\n", "none\n/srv/data\n"])("returns null for a file without an id: %j", (text) => {
    expect(parsePidFile(text)).toBeNull();
  });
});
