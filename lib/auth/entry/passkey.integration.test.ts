import * as login from "@/app/api/login/route";
import * as one from "@/app/api/profile/passkeys/[id]/route";
import * as passkeys from "@/app/api/profile/passkeys/route";
import * as currentUser from "@/app/api/user/route";
import { db, rows, sql } from "@/lib/server/db";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { forgetLimits } from "@/prisma/test/logins";
import { addedPasskey, answer, askForChallenge, createAuthenticator, enter } from "@/prisma/test/passkeys";
import { goodPassword } from "@/prisma/test/people";
import { enroll } from "@/prisma/test/second-step";
import { createSignedInPerson } from "@/prisma/test/sign-in";

const refusal = "This passkey doesn’t work here. Log in with your password instead.";

async function personWithPasskey() {
  const { person, browser } = await createSignedInPerson();
  return { person, own: browser, authenticator: await addedPasskey(browser) };
}

async function whoIs(browser: Browser): Promise<unknown> {
  return (await browser.get(currentUser.GET, "/api/user")).body.username;
}

beforeEach(forgetLimits);

describe("a sign-in with a passkey", () => {
  test("signs its owner in without a username or password", async () => {
    const { person, authenticator } = await personWithPasskey();
    const browser = createBrowser();
    const credential = answer(authenticator, await askForChallenge(browser));
    const { status, body } = await enter(browser, credential);
    expect([status, body.username, body.token]).toEqual([200, person.username, expect.any(String)]);
    expect(await whoIs(browser)).toBe(person.username);
  });

  test("requests user verification at the host of the configured URL", async () => {
    const { POST } = await import("@/app/api/login/passkey/options/route");
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example" };
    const { body } = await createBrowser().post(POST, "/api/login/passkey/options", { headers });
    expect(body).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: "localhost",
      timeout: 300_000,
      userVerification: "required",
    });
  });

  test("shows the time of the last use and stores the counter", async () => {
    const { own, person, authenticator } = await personWithPasskey();
    const browser = createBrowser();
    await enter(browser, answer(authenticator, await askForChallenge(browser)));
    const list = (await own.get(passkeys.GET, "/api/profile/passkeys")).body as unknown as object[];
    expect(list).toEqual([
      {
        id: expect.any(String),
        name: "Work laptop",
        synced: false,
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
    const stored = await db.passkey.findFirstOrThrow({ where: { userId: person.id } });
    expect(stored.counter).toBe(2n);
  });

  test("stores only a hash of its challenge", async () => {
    const challenge = await askForChallenge(createBrowser());
    const stored = await db.passkeyChallenge.findMany();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(challenge);
  });

  test("refuses an answer to a challenge of someone’s own making", async () => {
    const { authenticator } = await personWithPasskey();
    const invented = Buffer.alloc(32, 7).toString("base64url");
    const { status, body } = await enter(createBrowser(), answer(authenticator, invented));
    expect([status, body.error]).toEqual([401, refusal]);
  });

  test("refuses a replay of an answer, also with both at once", async () => {
    const { authenticator } = await personWithPasskey();
    const credential = answer(authenticator, await askForChallenge(createBrowser()));
    const answers = await Promise.all([
      enter(createBrowser(), credential),
      enter(createBrowser(), credential),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await enter(createBrowser(), credential)).status).toBe(401);
  });

  test("refuses a challenge after five minutes", async () => {
    const { authenticator } = await personWithPasskey();
    const challenge = await askForChallenge(createBrowser());
    await rows(sql`
      UPDATE passkey_challenges SET created_at = created_at - interval '5 minutes',
        expires_at = expires_at - interval '5 minutes'`);
    expect((await enter(createBrowser(), answer(authenticator, challenge))).status).toBe(401);
  });

  test.each([
    ["another origin", { origin: "https://plaza.evil.example" }],
    ["another host", { host: "evil.example" }],
    ["no user verification", { isVerified: false }],
  ])("refuses an answer with %s", async (_name, ceremony) => {
    const { authenticator } = await personWithPasskey();
    const credential = answer(authenticator, await askForChallenge(createBrowser()), ceremony);
    expect((await enter(createBrowser(), credential)).status).toBe(401);
  });

  test("refuses the signature of another key", async () => {
    const { authenticator } = await personWithPasskey();
    const forged = { ...createAuthenticator(), id: authenticator.id, userHandle: authenticator.userHandle };
    forged.counter = 50;
    const credential = answer(forged, await askForChallenge(createBrowser()));
    expect((await enter(createBrowser(), credential)).status).toBe(401);
  });

  test("refuses the user handle of another account", async () => {
    const { authenticator } = await personWithPasskey();
    const other = await personWithPasskey();
    authenticator.userHandle = other.authenticator.userHandle;
    const credential = answer(authenticator, await askForChallenge(createBrowser()));
    expect((await enter(createBrowser(), credential)).status).toBe(401);
  });

  test("refuses a counter that didn’t rise, which a copied key sends", async () => {
    const { authenticator } = await personWithPasskey();
    await enter(createBrowser(), answer(authenticator, await askForChallenge(createBrowser())));
    authenticator.counter = 1;
    const credential = answer(authenticator, await askForChallenge(createBrowser()));
    expect((await enter(createBrowser(), credential)).status).toBe(401);
  });

  test("gives the same answer for a passkey that is unknown or was removed", async () => {
    const { person, authenticator } = await personWithPasskey();
    await db.passkey.deleteMany({ where: { userId: person.id } });
    const removed = await enter(
      createBrowser(),
      answer(authenticator, await askForChallenge(createBrowser())),
    );
    const unknown = createAuthenticator();
    unknown.userHandle = authenticator.userHandle;
    const never = await enter(createBrowser(), answer(unknown, await askForChallenge(createBrowser())));
    expect([removed.status, removed.body]).toEqual([never.status, never.body]);
    expect([never.status, never.body.error]).toEqual([401, refusal]);
  });

  test("refuses a suspended account with the sentence of a password sign-in", async () => {
    const { person, authenticator } = await personWithPasskey();
    await db.user.update({
      where: { id: person.id },
      data: { status: "suspended", suspendedAt: new Date() },
      select: { id: true },
    });
    const credential = answer(authenticator, await askForChallenge(createBrowser()));
    const { status, body } = await enter(createBrowser(), credential);
    expect([status, body.error]).toEqual([403, "This account is suspended."]);
  });

  test("limits failures to ten in 15 minutes per passkey and network", async () => {
    const { authenticator } = await personWithPasskey();
    const statuses: number[] = [];
    const headers = { "x-plaza-peer": "198.51.100.9" };
    for (let turn = 0; turn < 11; turn += 1) {
      const credential = answer(authenticator, Buffer.alloc(32, turn).toString("base64url"));
      statuses.push((await enter(createBrowser(), credential, { headers })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test("sends the email about a new device", async () => {
    const { person, authenticator } = await personWithPasskey();
    const credential = answer(authenticator, await askForChallenge(createBrowser()));
    const headers = { "x-plaza-peer": "198.51.100.10" };
    expect((await enter(createBrowser(), credential, { headers })).status).toBe(200);
    expect(await db.mail.count({ where: { userId: person.id, template: "new_device" } })).toBe(1);
  });
});

describe("a passkey as second step", () => {
  async function waiting() {
    const { person, browser: own } = await createSignedInPerson();
    const authenticator = await addedPasskey(own);
    await enroll(own);
    const browser = createBrowser();
    const body = { username: person.username, password: goodPassword, rememberMe: true };
    const begun = await browser.post(login.POST, "/api/login", { body });
    expect(begun.body).toEqual({ twoFactorRequired: true, challenge: expect.any(String) });
    return { person, browser, authenticator, challenge: String(begun.body.challenge) };
  }

  test("finishes the sign-in and keeps “Remember me”", async () => {
    const { person, browser, authenticator, challenge } = await waiting();
    const credential = answer(authenticator, await askForChallenge(browser));
    expect((await enter(browser, credential, { body: { challenge } })).status).toBe(200);
    expect(await whoIs(browser)).toBe(person.username);
    const newest = await db.session.findFirstOrThrow({
      where: { userId: person.id },
      orderBy: { createdAt: "desc" },
    });
    expect(newest.remember).toBe(true);
  });

  test("finishes it once", async () => {
    const { browser, authenticator, challenge } = await waiting();
    await enter(browser, answer(authenticator, await askForChallenge(browser)), { body: { challenge } });
    const again = answer(authenticator, await askForChallenge(browser));
    const { status, body } = await enter(createBrowser(), again, { body: { challenge } });
    expect([status, body.error]).toEqual([401, "This sign-in took too long. Please sign in again."]);
  });

  test("refuses another person’s passkey", async () => {
    const { browser, challenge } = await waiting();
    const other = await personWithPasskey();
    const credential = answer(other.authenticator, await askForChallenge(browser));
    const { status, body } = await enter(browser, credential, { body: { challenge } });
    expect([status, body.error]).toEqual([401, refusal]);
    expect(await whoIs(browser)).toBeUndefined();
  });
});

test("refuses a removed passkey", async () => {
  const { own, authenticator } = await personWithPasskey();
  const [passkey] = (await own.get(passkeys.GET, "/api/profile/passkeys")).body as unknown as {
    id: string;
  }[];
  const id = passkey?.id ?? "";
  const removed = await own.delete(one.DELETE, `/api/profile/passkeys/${id}`, {
    params: { id },
    body: { password: goodPassword },
  });
  expect(removed.status).toBe(200);
  const credential = answer(authenticator, await askForChallenge(createBrowser()));
  expect((await enter(createBrowser(), credential)).status).toBe(401);
});
