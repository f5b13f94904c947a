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

  test("never keeps what is planned for its values", () => {
    const asked = [1, 2, 3, 4].map(() => nameOf(`${valuesMark} SELECT 1`));
    expect(asked).toEqual([undefined, undefined, undefined, undefined]);
  });
});
