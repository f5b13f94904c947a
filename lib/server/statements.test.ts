/** @jest-environment node */
import { nameOf, valuesMark } from "./statements";

describe("nameOf", () => {
  test("keeps what is asked again and again, however many texts were asked once", () => {
    for (let n = 0; n < 3000; n += 1) expect(nameOf(`SELECT ${n}`)).toBeUndefined();
    const asked = [1, 2, 3, 4].map(() => nameOf("SELECT name FROM users"));
    expect(asked).toEqual([undefined, undefined, expect.any(String), asked[2]]);
  });

  test("counts again from the start once two thousand others were asked", () => {
    nameOf("SELECT seldom");
    nameOf("SELECT seldom");
    for (let n = 0; n < 2000; n += 1) nameOf(`SELECT other ${n}`);
    expect([nameOf("SELECT seldom"), nameOf("SELECT seldom")]).toEqual([undefined, undefined]);
    expect(nameOf("SELECT seldom")).toBeDefined();
  });

  test("once as many as may be are kept, one a minute takes the place of what was asked for longest ago", () => {
    jest.useFakeTimers();
    const ask = (text: string, times = 3) => Array.from({ length: times }, () => nameOf(text)).at(-1);
    ask("SELECT always");
    ask("SELECT once");
    for (let n = 0; n < 500; n += 1) {
      jest.advanceTimersByTime(60_000);
      expect(ask(`SELECT kept ${n}`)).toBeDefined();
      expect(nameOf("SELECT always")).toBeDefined();
    }
    expect(ask("SELECT at once", 9)).toBeUndefined();
    jest.advanceTimersByTime(60_000);
    expect(nameOf("SELECT once")).toBeUndefined();
    expect(ask("SELECT later")).toBeDefined();
    expect([nameOf("SELECT kept 0"), nameOf("SELECT kept 499")]).toEqual([undefined, expect.any(String)]);
    jest.useRealTimers();
  });

  test("never keeps what is planned for its values", () => {
    const asked = [1, 2, 3, 4].map(() => nameOf(`${valuesMark} SELECT 1`));
    expect(asked).toEqual([undefined, undefined, undefined, undefined]);
  });
});
