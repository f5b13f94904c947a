import { previewPath } from "@/lib/homepage/rules";
import { baseResponseHeaders, nextHeaders, pagePolicy, workerPolicy } from "./security-headers.mjs";

test("restricts the browser in every answer", () => {
  expect(baseResponseHeaders({ https: false })).toEqual({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": expect.stringMatching(/camera=\(\).*geolocation=\(self\)/),
    "Content-Security-Policy": pagePolicy([]),
  });
});

test("36: requires https only for a site on https, for two years", () => {
  const name = "Strict-Transport-Security";
  expect(baseResponseHeaders({ https: true })).toHaveProperty([name], "max-age=63072000");
  expect(baseResponseHeaders({ https: false })).not.toHaveProperty([name]);
});

test("includes subdomains only if configured", () => {
  const name = "Strict-Transport-Security";
  expect(baseResponseHeaders({ https: true, subdomains: true })).toHaveProperty(
    [name],
    "max-age=63072000; includeSubDomains",
  );
  expect(baseResponseHeaders({ https: false, subdomains: true })).not.toHaveProperty([name]);
});

test("allows only the scripts of the page, each by its hash", () => {
  const policy = pagePolicy(["'sha256-abc='"]);
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test("lets pages connect to the site and to exactly the hosts of its map", () => {
  const mapHosts = ["https://tiles.example", "https://fonts.example"];
  const connections = (policy: string) => /connect-src[^;]*/.exec(policy)?.[0];
  const header = baseResponseHeaders({ https: true, mapHosts })["Content-Security-Policy"]!;
  for (const policy of [pagePolicy([], { mapHosts }), workerPolicy(mapHosts), header]) {
    expect(connections(policy)).toBe("connect-src 'self' https://tiles.example https://fonts.example");
    expect(policy.match(/https?:/g)).toHaveLength(2);
  }
  expect(pagePolicy([], { mapHosts: [] })).toBe(pagePolicy([]));
  expect(pagePolicy([])).not.toContain("connect-src");
});

test("lets workers of the map do nothing but connect", () => {
  expect(workerPolicy([])).toBe("default-src 'none'; connect-src 'self'");
});

test("lets only this site frame only one page", async () => {
  const framed = (await nextHeaders()).filter(({ headers }) =>
    headers.some(({ key, value }) => key === "X-Frame-Options" && value === "SAMEORIGIN"),
  );
  expect(framed.map(({ source }) => source)).toEqual([previewPath]);
  expect(pagePolicy([], { framed: true })).toContain("frame-ancestors 'self'");
});

test("forbids caching and referrers of addresses with the token of a mail", async () => {
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

test("lets only the development server evaluate code, write style elements, and open WebSockets", async () => {
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
