/** @jest-environment node */
import { afterSignIn, safeNext } from "./rules";

describe("safeNext", () => {
  test.each(["/", "/profile", "/listings/1?tab=reviews#top", "/search?q=a%20b"])("keeps %s", (next) => {
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

describe("afterSignIn", () => {
  const roles = ["customer", "vendor", "admin"] as const;
  const lead = (pathname: string, query: string, staysHere = false) =>
    roles.map((role) => afterSignIn({ pathname, query, role, staysHere }));

  test("goes first by `next`, wherever it is asked and whoever comes", () => {
    for (const pathname of ["/auth", "/jobs"]) {
      expect(lead(pathname, "?tab=login&next=%2Fprofile%23devices", true)).toEqual(
        roles.map(() => "/profile#devices"),
      );
    }
  });

  test("goes from the auth page to the home of the role, also where `next` leads away", () => {
    expect(lead("/auth", "")).toEqual(["/", "/vendor", "/admin"]);
    expect(lead("/auth", "?next=//evil.example", true)).toEqual(["/", "/vendor", "/admin"]);
  });

  test("stays on the page that asked for it, else goes to the homepage", () => {
    expect(lead("/listings/1", "", true)).toEqual([null, null, null]);
    expect(lead("/listings/1", "?next=https%3A%2F%2Fevil.example")).toEqual(["/", "/", "/"]);
  });
});
