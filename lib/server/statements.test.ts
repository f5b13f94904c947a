import { statementName, valuesMark } from "./statements";

describe("nameOf", () => {
  test("names a repeated statement, however many others ran once", () => {
    for (let n = 0; n < 3000; n += 1) expect(statementName(`SELECT ${n}`)).toBeUndefined();
    const names = [1, 2, 3, 4].map(() => statementName("SELECT name FROM users"));
    expect(names).toEqual([undefined, undefined, expect.any(String), names[2]]);
  });

  test("restarts the count after two thousand other statements", () => {
    statementName("SELECT seldom");
    statementName("SELECT seldom");
    for (let n = 0; n < 2000; n += 1) statementName(`SELECT other ${n}`);
    expect([statementName("SELECT seldom"), statementName("SELECT seldom")]).toEqual([undefined, undefined]);
    expect(statementName("SELECT seldom")).toBeDefined();
  });

  test("replaces the least recently used statement at the limit, one a minute", () => {
    jest.useFakeTimers();
    const ask = (text: string, times = 3) => Array.from({ length: times }, () => statementName(text)).at(-1);
    ask("SELECT always");
    ask("SELECT once");
    for (let n = 0; n < 500; n += 1) {
      jest.advanceTimersByTime(60_000);
      expect(ask(`SELECT kept ${n}`)).toBeDefined();
      expect(statementName("SELECT always")).toBeDefined();
    }
    expect(ask("SELECT at once", 9)).toBeUndefined();
    jest.advanceTimersByTime(60_000);
    expect(statementName("SELECT once")).toBeUndefined();
    expect(ask("SELECT later")).toBeDefined();
    expect([statementName("SELECT kept 0"), statementName("SELECT kept 499")]).toEqual([
      undefined,
      expect.any(String),
    ]);
    jest.useRealTimers();
  });

  test("leaves a statement unnamed that is planned for its values", () => {
    const names = [1, 2, 3, 4].map(() => statementName(`${valuesMark} SELECT 1`));
    expect(names).toEqual([undefined, undefined, undefined, undefined]);
  });
});
