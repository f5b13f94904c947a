/** @jest-environment node */
import { previewPath } from "@/lib/homepage/rules";
import { baseResponseHeaders, nextHeaders, pagePolicy } from "./security-headers.mjs";

test("every answer restricts what a browser may do with it", () => {
  expect(baseResponseHeaders({ https: false })).toEqual({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": expect.stringMatching(/camera=\(\).*geolocation=\(self\)/),
    "Content-Security-Policy": pagePolicy([]),
  });
});

test("36: only a site on https requires https, for two years", () => {
  const name = "Strict-Transport-Security";
  expect(baseResponseHeaders({ https: true })).toHaveProperty([name], "max-age=63072000");
  expect(baseResponseHeaders({ https: false })).not.toHaveProperty([name]);
});

test("subdomains are included only if the site says so", () => {
  const name = "Strict-Transport-Security";
  expect(baseResponseHeaders({ https: true, subdomains: true })).toHaveProperty(
    [name],
    "max-age=63072000; includeSubDomains",
  );
  expect(baseResponseHeaders({ https: false, subdomains: true })).not.toHaveProperty([name]);
});

test("the policy allows only the scripts of the page, each by its hash", () => {
  const policy = pagePolicy(["'sha256-abc='"]);
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test("only one page may be framed, and only by this site", async () => {
  const framed = (await nextHeaders()).filter(({ headers }) =>
    headers.some(({ key, value }) => key === "X-Frame-Options" && value === "SAMEORIGIN"),
  );
  expect(framed.map(({ source }) => source)).toEqual([previewPath]);
  expect(pagePolicy([], { framed: true })).toContain("frame-ancestors 'self'");
});

test("addresses with the token of a mail are neither cached nor sent as referrer", async () => {
  const quiet = (await nextHeaders()).filter(({ headers }) =>
    headers.some(({ key, value }) => key === "Referrer-Policy" && value === "no-referrer"),
  );
  expect(quiet.map(({ source }) => source)).toEqual([
    "/reset-password",
    "/unsubscribe",
    "/sign-in-alert",
    "/profile",
  ]);
  for (const { headers } of quiet)
    expect(headers).toContainEqual({ key: "Cache-Control", value: "no-store" });
});

test("only the development server may evaluate code, write style elements, and open WebSockets", async () => {
  const policiesOf = async (options?: { isDevelopment: boolean }) =>
    (await nextHeaders(options)).flatMap(({ headers }) =>
      headers.flatMap(({ key, value }) => (key === "Content-Security-Policy" ? [value] : [])),
    );
  const [page, file, framed] = await policiesOf({ isDevelopment: true });
  for (const policy of [page, framed]) {
    expect(policy).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval';");
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("connect-src 'self' ws:");
    expect(policy).toContain("default-src 'self';");
  }
  expect(file).toBe("default-src 'none'; sandbox");
  expect(framed).toContain("frame-ancestors 'self'");
  expect((await policiesOf()).join()).not.toMatch(/unsafe-eval|ws:|style-src 'self' 'unsafe-inline'/);
});
