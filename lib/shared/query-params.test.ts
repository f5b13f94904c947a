import { readPageParams, readQuery, writeQuery } from "./query-params";

const nul = "a\u0000b";

describe("readPageParams", () => {
  test("returns one text for each name, whatever Next passes", async () => {
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

  test("omits values that a query must not have", async () => {
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

  test("omits an invisible value", () => {
    expect(readQuery(new URLSearchParams({ q: "\u200b\u2060", near: " ", sort: "a\u200b" }))).toEqual({
      sort: "a\u200b",
    });
  });

  test("reports a NUL, even in an ignored value, and omits it", () => {
    const reported = jest.fn();
    const twice = [
      ["q", "a"],
      ["q", nul],
    ] as const;
    expect(readQuery([["q", nul]], { onUnusable: reported })).toEqual({});
    expect(readQuery(twice, { onUnusable: reported })).toEqual({ q: "a" });
    expect(reported).toHaveBeenCalledTimes(2);
    expect(readQuery([["q", nul]])).toEqual({});
  });
});

describe("writeQuery", () => {
  test("writes only set values, and readQuery reads them unchanged", () => {
    const text = writeQuery({ status: null, search: "Curl & Co. 100%", cursor: undefined, sort: "" });
    expect(text).toBe("search=Curl+%26+Co.+100%25");
    expect(readQuery(new URLSearchParams(text))).toEqual({ search: "Curl & Co. 100%" });
  });
});
