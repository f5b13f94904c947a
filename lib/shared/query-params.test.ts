import { readPageParams, readQuery } from "./query-params";

const nul = "a\u0000b";

describe("readPageParams", () => {
  test("gives one text for each name, whatever Next hands over", async () => {
    const params = {
      q: "lamp",
      sort: ["rating", "newest"],
      near: undefined,
      state: "",
      _t: "17",
      cursor: ["", "abc"],
    };
    expect(await readPageParams(Promise.resolve(params))).toEqual({
      q: "lamp",
      sort: "rating",
      cursor: "abc",
    });
  });

  test("leaves out what no query may carry", async () => {
    const params = { q: nul, near: [nul, "Austin"], search: "\u0000", ["__proto__"]: ["x"] };
    expect(await readPageParams(Promise.resolve(params))).toEqual({ near: "Austin", ["__proto__"]: "x" });
  });
});

describe("readQuery", () => {
  test("reads a form or an address", () => {
    expect(readQuery(new URLSearchParams("q=a&q=b&_t=1&near=&sort=%E0%A4%A"))).toEqual({
      q: "a",
      sort: "\ufffd%A",
    });
  });

  test("refuses a NUL where it is strict, even in a value that does not count", () => {
    const refused = expect.objectContaining({ code: "bad_request" });
    expect(() => readQuery([["q", nul]], { strict: true })).toThrow(refused);
    expect(() =>
      readQuery(
        [
          ["q", "a"],
          ["q", nul],
        ],
        { strict: true },
      ),
    ).toThrow(refused);
    expect(readQuery([["q", nul]])).toEqual({});
  });
});
