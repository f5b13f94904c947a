import { Secret, TOTP } from "otpauth";
import * as outbox from "@/app/api/admin/outbox/route";
import * as jobs from "@/app/api/jobs/route";
import * as listings from "@/app/api/listings/route";
import * as login from "@/app/api/login/route";
import * as answer from "@/app/api/login/totp/route";
import * as confirm from "@/app/api/profile/second-step/confirm/route";
import * as disable from "@/app/api/profile/second-step/disable/route";
import * as codes from "@/app/api/profile/second-step/recovery-codes/route";
import * as secondStep from "@/app/api/profile/second-step/route";
import * as currentUser from "@/app/api/user/route";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { createBrowser, type Browser, type Received } from "@/prisma/test/browser";
import { waitForBlocked } from "@/prisma/test/locks";
import { goodPassword, type Person, type PersonOptions } from "@/prisma/test/people";
import { createSignedInPerson } from "@/prisma/test/sign-in";

function codeOf(secret: string, offsetSeconds = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + offsetSeconds * 1000 });
}

async function forgetUsedCodes() {
  await rows(sql`UPDATE totp_credentials SET last_used_step = NULL`);
}

type EnrolledPerson = { person: Person; browser: Browser; secret: string; recoveryCodes: string[] };

async function enrolled(options: PersonOptions = {}): Promise<EnrolledPerson> {
  const { person, browser } = await createSignedInPerson(options);
  const password = { body: { password: goodPassword } };
  const begun = await browser.post(secondStep.POST, "/api/profile/second-step", password);
  const secret = String(begun.body.secret);
  const body = { code: codeOf(secret) };
  const confirmed = await browser.post(confirm.POST, "/api/profile/second-step/confirm", { body });
  expect(confirmed.status).toBe(200);
  await forgetUsedCodes();
  return { person, browser, secret, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}

async function passwordStep(
  person: Person,
  rememberMe = false,
  address?: string,
): Promise<{ browser: Browser; challenge: string }> {
  const browser = createBrowser();
  const body = { username: person.username, password: goodPassword, rememberMe };
  const { body: step } = await browser.post(login.POST, "/api/login", { body, headers: from(address) });
  return { browser, challenge: String(step.challenge) };
}

const from = (address?: string): Record<string, string> => (address ? { "x-plaza-peer": address } : {});

function sendCode(browser: Browser, challenge: string, code: string, address?: string): Promise<Received> {
  return browser.post(answer.POST, "/api/login/totp", { body: { challenge, code }, headers: from(address) });
}

beforeEach(async () => {
  await rows(sql`DELETE FROM rate_limits`);
});

describe("turning two-step sign-in on", () => {
  test("shows a key as text and QR code, and is on after the first correct code", async () => {
    const { person, browser } = await createSignedInPerson();
    const begun = await browser.post(secondStep.POST, "/api/profile/second-step", {
      body: { password: goodPassword },
    });
    expect(begun.body.uri).toMatch(
      new RegExp(`^otpauth://totp/Plaza:${person.username}\\?.*secret=${begun.body.secret}`),
    );
    expect(begun.body.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect((await passwordStep(person)).challenge).toBe("undefined");

    const wrong = await browser.post(confirm.POST, "/api/profile/second-step/confirm", {
      body: { code: "000000" },
    });
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { code: "That code isn’t right. Try the newest one from your app, or a recovery code." },
    ]);
    const body = { code: codeOf(String(begun.body.secret)) };
    const right = await browser.post(confirm.POST, "/api/profile/second-step/confirm", { body });
    expect(new Set(right.body.recoveryCodes as string[]).size).toBe(10);
    const { body: state } = await browser.get(secondStep.GET, "/api/profile/second-step");
    expect(state).toMatchObject({ enabled: true, recoveryCodesLeft: 10, required: false });
  });

  test("requires the password, and is refused when it is already on", async () => {
    const { browser } = await enrolled();
    const wrong = await browser.post(secondStep.POST, "/api/profile/second-step", {
      body: { password: "wrong" },
    });
    expect(wrong.status).toBe(422);
    const again = await browser.post(secondStep.POST, "/api/profile/second-step", {
      body: { password: goodPassword },
    });
    expect([again.status, again.body.error]).toEqual([409, "Two-step sign-in is already on."]);
  });

  test("stores neither the key nor the recovery codes in plain text", async () => {
    const { person, secret, recoveryCodes } = await enrolled();
    const stored = await db.user.findUniqueOrThrow({
      where: { id: person.id },
      select: { totp: { select: { secret: true } }, recoveryCodes: { select: { codeHash: true } } },
    });
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(JSON.stringify(stored)).not.toContain(recoveryCodes[0]?.replace("-", ""));
  });
});

describe("signing in with a second step", () => {
  test("sets no cookie and no token before the code, and both after it", async () => {
    const { person, secret } = await enrolled();
    const browser = createBrowser();
    const body = { username: person.username, password: goodPassword, rememberMe: true };
    const response = await browser.post(login.POST, "/api/login", { body });
    expect(response.body).toEqual({ twoFactorRequired: true, challenge: expect.any(String) });
    expect(response.setCookies).toEqual([]);
    const done = await sendCode(browser, String(response.body.challenge), codeOf(secret));
    expect(done.body).toMatchObject({ id: person.id, token: expect.any(String) });
    expect(done.setCookies[0]).toContain("Max-Age=2592000");
    expect((await browser.get(currentUser.GET, "/api/user")).status).toBe(200);
  });

  test("accepts the code before and after the current one, but none older, and each once", async () => {
    const { person, secret } = await enrolled();
    const { browser, challenge } = await passwordStep(person);
    expect((await sendCode(browser, challenge, codeOf(secret, -90))).status).toBe(401);
    expect((await sendCode(browser, challenge, codeOf(secret, -29))).status).toBe(200);
    const second = await passwordStep(person);
    expect((await sendCode(second.browser, second.challenge, codeOf(secret, -29))).status).toBe(401);
  });

  test("allows five tries, then refuses even the correct code", async () => {
    const { person, secret } = await enrolled();
    const { browser, challenge } = await passwordStep(person);
    for (let turn = 0; turn < 5; turn += 1) {
      const { status, body } = await sendCode(browser, challenge, "000000");
      expect([status, body.error]).toEqual([
        401,
        "That code isn’t right. Try the newest one from your app, or a recovery code.",
      ]);
    }
    const late = await sendCode(browser, challenge, codeOf(secret));
    expect([late.status, late.body.error]).toEqual([
      401,
      "This sign-in took too long. Please sign in again.",
    ]);
    expect(browser.cookies.size).toBe(0);
  });

  test("allows five minutes of the database's clock", async () => {
    const { person, secret } = await enrolled();
    const { browser, challenge } = await passwordStep(person);
    await rows(sql`
      UPDATE login_challenges SET created_at = created_at - interval '5 minutes',
        expires_at = expires_at - interval '5 minutes' WHERE user_id = ${person.id}::uuid`);
    expect((await sendCode(browser, challenge, codeOf(secret))).status).toBe(401);
  });

  test("accepts a recovery code once, in any notation", async () => {
    const { person, recoveryCodes } = await enrolled();
    const [code = ""] = recoveryCodes;
    const first = await passwordStep(person);
    expect((await sendCode(first.browser, first.challenge, ` ${code.toUpperCase()} `)).status).toBe(200);
    const second = await passwordStep(person);
    expect((await sendCode(second.browser, second.challenge, code)).status).toBe(401);
  });

  test("answers a used or invented challenge with 401", async () => {
    const { person, secret } = await enrolled();
    const { browser, challenge } = await passwordStep(person);
    await sendCode(browser, challenge, codeOf(secret));
    await forgetUsedCodes();
    expect((await sendCode(createBrowser(), challenge, codeOf(secret))).status).toBe(401);
    expect((await sendCode(createBrowser(), "invented", codeOf(secret))).status).toBe(401);
  });

  async function guess(person: Person, address: string): Promise<number> {
    for (let turn = 1; turn <= 50; turn += 5) {
      const { browser, challenge } = await passwordStep(person, false, address);
      for (let code = 0; code < 5; code += 1) {
        if ((await sendCode(browser, challenge, "000000", address)).status === 429) return turn + code;
      }
    }
    return Infinity;
  }

  test("stops guessing across challenges with 429, from one address and from many", async () => {
    const { person } = await enrolled();
    expect(await guess(person, "198.51.100.1")).toBe(16);
    expect(await guess(person, "198.51.100.2")).toBe(16);
    expect(await guess(person, "198.51.100.3")).toBe(1);
  });

  test("lets the owner sign in from a known address or with a recovery code during an attack", async () => {
    const { person, secret, recoveryCodes } = await enrolled();
    for (const address of ["198.51.100.1", "198.51.100.2", "198.51.100.3"]) await guess(person, address);
    const home = await passwordStep(person);
    expect((await sendCode(home.browser, home.challenge, codeOf(secret))).status).toBe(200);
    await forgetUsedCodes();
    const away = await passwordStep(person, false, "203.0.113.9");
    expect((await sendCode(away.browser, away.challenge, codeOf(secret), "203.0.113.9")).status).toBe(429);
    const code = recoveryCodes[0] ?? "";
    expect((await sendCode(away.browser, away.challenge, code, "203.0.113.9")).status).toBe(200);
  });

  test("counts no correct code", async () => {
    const { person, secret } = await enrolled();
    for (let turn = 0; turn < 20; turn += 1) {
      const { browser, challenge } = await passwordStep(person, false, "203.0.113.10");
      expect((await sendCode(browser, challenge, codeOf(secret), "203.0.113.10")).status).toBe(200);
      await forgetUsedCodes();
    }
  });
});

test("denies the administration to an admin without the required second step", async () => {
  const { browser } = await createSignedInPerson({ role: "admin" });
  await db.siteSetting.create({ data: { key: "admin_second_step", value: true } });
  const { status, body } = await browser.get(outbox.GET, "/api/admin/outbox");
  expect([status, body.error]).toEqual([403, "Please turn on two-step sign-in in your profile first."]);
  expect((await browser.get(secondStep.GET, "/api/profile/second-step")).body).toMatchObject({
    required: true,
  });
  const pending = await browser.get(listings.GET, "/api/listings?status=pending");
  const edited = await browser.post(jobs.POST, "/api/jobs", { body: {} });
  expect([pending.status, edited.status]).toEqual([403, 403]);
  const { browser: careful } = await enrolled({ role: "admin" });
  expect((await careful.get(outbox.GET, "/api/admin/outbox")).status).toBe(200);
  await db.siteSetting.deleteMany();
});

describe("turning two-step sign-in off", () => {
  test("requires the password and a code, and deletes the recovery codes", async () => {
    const { person, browser, secret } = await enrolled();
    const path = "/api/profile/second-step/disable";
    const code = codeOf(secret);
    const wrongPassword = await browser.post(disable.POST, path, { body: { password: "wrong", code } });
    const wrongCode = await browser.post(disable.POST, path, {
      body: { password: goodPassword, code: "000000" },
    });
    expect([wrongPassword.status, wrongCode.status]).toEqual([422, 422]);
    const right = await browser.post(disable.POST, path, { body: { password: goodPassword, code } });
    expect(right.body).toEqual({ enabled: false, since: null, recoveryCodesLeft: 0, required: false });
    expect(await db.recoveryCode.count({ where: { userId: person.id } })).toBe(0);
    expect((await passwordStep(person)).challenge).toBe("undefined");
  });

  test("refuses an admin while the site requires it", async () => {
    const { browser, secret } = await enrolled({ role: "admin" });
    await db.siteSetting.create({ data: { key: "admin_second_step", value: true } });
    const body = { password: goodPassword, code: codeOf(secret) };
    const { status } = await browser.post(disable.POST, "/api/profile/second-step/disable", { body });
    expect(status).toBe(403);
    await db.siteSetting.deleteMany();
  });

  test("refuses an admin who requires it of all admins at the same moment", async () => {
    const { person, browser, secret } = await enrolled({ role: "admin" });
    const { disabling } = await transaction(async (tx) => {
      await tx.rows(sql`SELECT 1 FROM totp_credentials WHERE user_id = ${person.id}::uuid FOR SHARE`);
      await tx.siteSetting.create({ data: { key: "admin_second_step", value: true } });
      const body = { password: goodPassword, code: codeOf(secret) };
      const disabling = browser.post(disable.POST, "/api/profile/second-step/disable", { body });
      await waitForBlocked();
      return { disabling };
    });
    expect((await disabling).status).toBe(403);
    expect((await passwordStep(person)).challenge).not.toBe("undefined");
    await db.siteSetting.deleteMany();
  });
});

test("requires the password and a code for new recovery codes, which replace the old ones", async () => {
  const { person, browser, secret, recoveryCodes } = await enrolled();
  const path = "/api/profile/second-step/recovery-codes";
  const renew = (body: object) => browser.post(codes.POST, path, { body });
  const refused = await Promise.all([
    renew({ password: goodPassword }),
    renew({ password: goodPassword, code: "000000" }),
    renew({ password: "wrong", code: codeOf(secret) }),
  ]);
  expect(refused.map(({ status, body }) => [status, Object.keys(body.fields as object)])).toEqual([
    [422, ["code"]],
    [422, ["code"]],
    [422, ["password"]],
  ]);
  expect(await db.recoveryCode.count({ where: { userId: person.id, usedAt: null } })).toBe(10);
  const renewed = await renew({ password: goodPassword, code: codeOf(secret) });
  const { browser: other, challenge } = await passwordStep(person);
  expect((await sendCode(other, challenge, recoveryCodes[1] ?? "")).status).toBe(401);
  expect((await sendCode(other, challenge, (renewed.body.recoveryCodes as string[])[0] ?? "")).status).toBe(
    200,
  );
});
