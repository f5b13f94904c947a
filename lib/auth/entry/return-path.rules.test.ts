import { afterSignIn, safeNext } from "./return-path.rules";

describe("safeNext", () => {
  test.each([
    "/",
    "/profile",
    "/listings/1?tab=reviews#top",
    "/search?q=a%20b",
    "/search?q=100%25",
    "/search?q=50%&next=//evil.example",
    "/search?q=a%0Ab#c\\d",
    "/vendor/caf%C3%A9",
  ])("keeps %s", (next) => {
    expect(safeNext(next)).toBe(next);
  });

  test.each([
    "",
    null,
    undefined,
    "profile",
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%2f/evil.example",
    "/%2Fevil.example",
    "/%5cevil.example",
    "/%255cevil.example",
    "/\tevil.example",
    "/ /evil.example",
    "/%09/evil.example",
    "javascript:alert(1)",
    "/%",
    `/${"a".repeat(3000)}`,
  ])("drops %s", (next) => {
    expect(safeNext(next)).toBeNull();
  });
});

const slashes = ["/", "\\", "%2f", "%2F", "%5c", "%252f", "%25252F", "\uff0f"];
const fillers = [
  "",
  ".",
  "..",
  "%2e",
  "%2E%2e",
  ".%2e",
  "%252e%252e",
  "\t",
  "\n",
  "\r",
  " ",
  "%09",
  "%0a",
  "%00",
  "a/..",
];
const corpus = slashes.flatMap((first) =>
  fillers.flatMap((filler) =>
    slashes.flatMap((second) =>
      slashes.flatMap((third) => [
        `${first}${filler}${second}evil.example`,
        `${first}${filler}${second}${third}evil.example/path?q=1#top`,
        `/jobs${first}..${second}${filler}${third}evil.example`,
      ]),
    ),
  ),
);

describe("bypass attempts", () => {
  const page = "https://plaza.example/auth?next=x";

  test("32: stays on this site as a browser resolves the address and in a Location header", () => {
    expect(corpus.length).toBeGreaterThan(20_000);
    const led = corpus.map(safeNext).filter((next) => next !== null);
    for (const next of led) {
      const location = new URL(next, page);
      expect([location.origin, location.pathname.startsWith("//")]).toEqual(["https://plaza.example", false]);
      expect(next).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(location.pathname + location.search + location.hash).toBe(next);
      expect(safeNext(next)).toBe(next);
    }
    expect(led.length).toBeGreaterThan(100);
  });

  test.each([
    "/..//evil.example",
    "/.//evil.example",
    "/%2e%2e//evil.example",
    "/jobs/../..//evil.example",
    "/jobs/%2e%2e/%2e%2e//evil.example",
    "/jobs/..%2f..%2f/evil.example",
  ])("32: drops the bypass attempt %s", (next) => {
    expect(safeNext(next)).toBeNull();
  });

  test("resolves dot segments in a path", () => {
    expect(safeNext("/jobs/../profile/./?tab=a#b")).toBe("/profile/?tab=a#b");
  });
});

describe("afterSignIn", () => {
  const roles = ["customer", "vendor", "admin"] as const;
  const lead = (pathname: string, query: string, shouldRemain = false) =>
    roles.map((role) => afterSignIn({ pathname, query, role, shouldRemainOnPage: shouldRemain }));

  test("goes first to 'next', on any page and for any role", () => {
    for (const pathname of ["/auth", "/jobs"]) {
      expect(lead(pathname, "?tab=login&next=%2Fprofile%23devices", true)).toEqual(
        roles.map(() => "/profile#devices"),
      );
    }
  });

  test("goes from the auth page to the home of the role, even when 'next' leads to another site", () => {
    expect(lead("/auth", "")).toEqual(["/", "/vendor", "/admin"]);
    expect(lead("/auth", "?next=//evil.example", true)).toEqual(["/", "/vendor", "/admin"]);
  });

  test("stays on the page that requested it, else goes to the homepage", () => {
    expect(lead("/listings/1", "", true)).toEqual([null, null, null]);
    expect(lead("/listings/1", "?next=https%3A%2F%2Fevil.example")).toEqual(["/", "/", "/"]);
  });
});
