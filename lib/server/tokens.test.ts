const session = {
  userId: "0190b6a0-0000-7000-8000-000000000001",
  role: "customer" as const,
  sessionId: "0190b6a0-0000-7000-8000-000000000002",
  rotation: "0190b6a0-0000-4000-8000-000000000003",
};

async function loadWith(values: Record<string, string>) {
  Object.assign(process.env, values);
  jest.resetModules();
  return import("./tokens");
}

describe("the session cookie", () => {
  test("17: has the Secure prefix and attribute on https", async () => {
    const { sessionCookie, signedInCookies, signedOutCookies } = await loadWith({
      APP_URL: "https://plaza.example",
    });
    expect(sessionCookie).toBe("__Secure-next-auth.session-token");
    for (const line of [...signedInCookies("value", 60), ...signedOutCookies()]) {
      expect(line).toContain("; Secure");
      expect(line).toContain("; SameSite=Lax");
    }
    expect(signedInCookies("value", 60)[0]).toContain("; HttpOnly");
    expect(signedInCookies("value", 60)[1]).not.toContain("HttpOnly");
  });

  test("returns its session, and nothing if it was signed with another secret", async () => {
    const { encodeCredential, decodeCredential } = await loadWith({ APP_URL: "" });
    const value = await encodeCredential(session, 60);
    expect(await decodeCredential(value)).toEqual(session);
    expect(await decodeCredential(null)).toBeNull();
    const other = await loadWith({ AUTH_SECRET: "another-secret-that-only-tests-use-01234" });
    expect(await other.decodeCredential(value)).toBeNull();
  });
});

describe("the access token", () => {
  test("refuses a token signed with another secret or without an algorithm", async () => {
    const { issueAccessToken, readAccessToken } = await loadWith({});
    const token = await issueAccessToken({ ...session, now: 1000 });
    expect(await readAccessToken(token)).toEqual({
      userId: session.userId,
      sessionId: session.sessionId,
      expiresAt: 1900,
    });
    const [, payload] = token.split(".");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    expect(await readAccessToken(`${none}.${payload}.`)).toBeNull();
    const other = await loadWith({ AUTH_SECRET: "yet-another-secret-that-only-tests-use-0" });
    expect(await other.readAccessToken(token)).toBeNull();
  });
});
