import * as login from "@/app/api/login/route";
import * as request from "@/app/api/request-password-reset/route";
import * as reset from "@/app/api/reset-password/route";
import * as currentUser from "@/app/api/user/route";
import * as validate from "@/app/api/validate-reset-token/route";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { allTasks } from "@/lib/platform/tasks";
import { db, rows, sql } from "@/lib/server/db";
import { startWorkers, stopQueue } from "@/lib/server/workers";
import { createBrowser, type Received } from "@/prisma/test/browser";
import { eventually } from "@/prisma/test/eventually";
import { findLink, readMails } from "@/prisma/test/mails";
import { createPerson, goodPassword, type Person } from "@/prisma/test/people";
import { signIn } from "@/prisma/test/sign-in";
import { sendResetLink } from "./reset.commands";

const newPassword = "green-wagon-42";
const invalid = "This reset link is not valid or has expired. Please request a new one.";
const failed = "Failed to reset password. The link may have expired.";

function ask(email: string, headers: Record<string, string> = {}): Promise<Received> {
  return createBrowser().post(request.POST, "/api/request-password-reset", { body: { email }, headers });
}

function check(token: string): Promise<Received> {
  return createBrowser().get(validate.GET, "/api/validate-reset-token", { query: { token } });
}

function use(token: string, password = newPassword): Promise<Received> {
  return createBrowser().post(reset.POST, "/api/reset-password", { body: { token, newPassword: password } });
}

function loginStatus(person: Person, password: string): Promise<number> {
  const body = { username: person.username, password };
  return createBrowser()
    .post(login.POST, "/api/login", { body })
    .then(({ status }) => status);
}

async function tokenFor(person: Person): Promise<string> {
  await sendResetLink(person.email);
  await sendDueMail();
  const mails = readMails(person.email).filter(({ template }) => template === "password_reset");
  return findLink(mails.at(-1), "/reset-password").searchParams.get("token") ?? "";
}

beforeEach(async () => {
  await rows(sql`DELETE FROM rate_limits`);
});
afterAll(() => stopQueue());

describe("POST /api/request-password-reset", () => {
  const answer = {
    success: true,
    message: "If an account with this email exists, a password reset link is on its way.",
  };

  test("5: gives the same answer whether or not the account exists", async () => {
    const person = await createPerson();
    const suspended = await createPerson({ status: "suspended" });
    for (const email of [person.email, "nobody@mail.example", suspended.email]) {
      await rows(sql`DELETE FROM rate_limits`);
      const { status, body } = await ask(email);
      expect([status, body]).toEqual([200, answer]);
    }
  });

  test("5: queues the request without revealing anything by its timing", async () => {
    const person = await createPerson();
    await ask(person.email);
    await ask("nobody-2@mail.example", { host: "evil.example", "x-forwarded-host": "evil.example" });
    const jobs = await rows<{ email: string; keys: string }>(sql`
      SELECT data->>'email' AS email, (SELECT string_agg(key, ' ' ORDER BY key) FROM jsonb_object_keys(data) key) AS keys
      FROM pgboss.job WHERE name = 'password-reset' ORDER BY created_on`);
    expect(jobs.map(({ email }) => email)).toEqual(
      expect.arrayContaining([person.email, "nobody-2@mail.example"]),
    );
    // Nothing of the Host header reaches the task that builds the link.
    expect(new Set(jobs.map(({ keys }) => keys))).toEqual(new Set(["address email"]));
    expect(await db.passwordResetToken.count({ where: { userId: person.id } })).toBe(0);
  });

  test("5: limits requests to 3 in 15 minutes for an account, from any IP address", async () => {
    const person = await createPerson();
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const email = turn % 2 ? person.email : person.email.toUpperCase();
      statuses.push((await ask(email, { "x-plaza-peer": `203.0.113.${turn}` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test("5: limits requests to 3 in 15 minutes for an IP address, for unknown accounts too", async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await ask(`nobody-${turn}@mail.example`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test("limits requests to 20 a day for an IP address", async () => {
    const ofAddress: number[] = [];
    for (let turn = 0; turn < 21; turn += 1) {
      if (turn % 3 === 0) {
        await rows(sql`UPDATE rate_limits SET expires_at = expires_at - make_interval(mins => 16)`);
      }
      ofAddress.push((await ask(`nobody-${turn}@mail.example`)).status);
    }
    expect(ofAddress).toEqual([...Array<number>(20).fill(200), 429]);
  });

  test("counts nothing for a mailbox, and nothing at all when it can’t be queued", async () => {
    const person = await createPerson();
    const counted = () =>
      rows<{ key: string }>(sql`SELECT key FROM rate_limits WHERE points > 0 ORDER BY key`);
    await ask(person.email);
    const before = await counted();
    expect(before.map(({ key }) => key.split(":")[0]).sort()).toEqual(["reset", "reset", "reset-day"]);
    await rows(sql`DELETE FROM rate_limits`);
    await rows(sql`ALTER TABLE pgboss.job RENAME TO job_away`);
    const { status } = await ask(person.email);
    await rows(sql`ALTER TABLE pgboss.job_away RENAME TO job`);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await counted()).toEqual([]);
  });

  test("refuses an invalid email address", async () => {
    const { status, body } = await ask("not-an-address");
    expect([status, body.error]).toEqual([422, "Please enter a valid email address"]);
  });

  test("sends an email through the workers, and none for an unknown or suspended account", async () => {
    const person = await createPerson();
    const suspended = await createPerson({ status: "suspended" });
    await startWorkers(allTasks);
    await ask("nobody-3@mail.example");
    await ask(suspended.email);
    await ask(person.email);
    await eventually(
      async () => (await db.mail.count({ where: { toAddress: person.email, status: "sent" } })) === 1,
    );
    expect(
      await db.mail.count({ where: { toAddress: { in: ["nobody-3@mail.example", suspended.email] } } }),
    ).toBe(0);
    await stopQueue();
  }, 20_000);
});

describe("a reset link", () => {
  test("8: builds the link from the configuration with 256 random bits, and stores a hash", async () => {
    const person = await createPerson();
    const token = await tokenFor(person);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const [mail] = readMails(person.email);
    expect(findLink(mail, "/reset-password").origin).toBe("http://localhost:3000");
    const stored = await db.passwordResetToken.findFirstOrThrow({ where: { userId: person.id } });
    expect(JSON.stringify(stored)).not.toContain(token);
    const minutes = (stored.expiresAt.getTime() - stored.createdAt.getTime()) / 60_000;
    expect(minutes).toBe(60);
  });

  test("shows its owner until it is used, and sets the password once", async () => {
    const person = await createPerson();
    const token = await tokenFor(person);
    expect((await check(token)).body).toEqual({ success: true, username: person.username });
    const done = await use(token);
    expect([done.status, done.body]).toEqual([
      200,
      { success: true, userId: person.id, username: person.username, role: "customer" },
    ]);
    expect(done.setCookies).toEqual([]);
    expect(await loginStatus(person, newPassword)).toBe(200);
    expect(await loginStatus(person, goodPassword)).toBe(401);
    const checked = await check(token);
    expect([checked.status, checked.body]).toEqual([
      400,
      { success: false, error: invalid, code: "bad_request" },
    ]);
    const again = await use(token, "other-wagon-43");
    expect([again.status, again.body]).toEqual([400, { success: false, error: failed, code: "bad_request" }]);
  });

  test("8: gives exactly one success in 5 parallel tries", async () => {
    const token = await tokenFor(await createPerson());
    const answers = await Promise.all([1, 2, 3, 4, 5].map((turn) => use(token, `green-wagon-5${turn}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test("9: ends every session and revokes older links", async () => {
    const person = await createPerson();
    const browsers = [await signIn(person), await signIn(person)];
    const older = await tokenFor(person);
    const token = await tokenFor(person);
    expect((await check(older)).status).toBe(400);
    expect((await use(token)).status).toBe(200);
    for (const browser of browsers) {
      expect((await browser.get(currentUser.GET, "/api/user")).status).toBe(401);
    }
    await sendDueMail();
    expect(readMails(person.email).map(({ template }) => template)).toContain("password_changed");
  });

  test("removes sign-ins linked since it was created", async () => {
    const person = await createPerson();
    const link = { issuer: "https://login.example", subject: "intruder", email: "intruder@mail.example" };
    await db.identity.create({ data: { userId: person.id, ...link } });
    expect((await use(await tokenFor(person))).status).toBe(200);
    expect(await db.identity.count({ where: { userId: person.id } })).toBe(0);
  });

  test("8: expires after 60 minutes of the database's clock", async () => {
    const person = await createPerson();
    const token = await tokenFor(person);
    await rows(sql`
      UPDATE password_reset_tokens SET created_at = created_at - interval '60 minutes',
        expires_at = expires_at - interval '60 minutes' WHERE user_id = ${person.id}::uuid`);
    expect((await check(token)).status).toBe(400);
    expect((await use(token)).body).toEqual({ success: false, error: failed, code: "bad_request" });
    expect(await loginStatus(person, goodPassword)).toBe(200);
  });

  test("refuses a user suspended since", async () => {
    const person = await createPerson();
    const token = await tokenFor(person);
    await db.user.update({ where: { id: person.id }, data: { status: "suspended" } });
    expect((await use(token)).status).toBe(400);
  });

  test.each([[""], ["rubbish"], ["a".repeat(43)]])("refuses the token %j", async (token) => {
    expect((await check(token)).body).toEqual({ success: false, error: invalid, code: "bad_request" });
    expect((await use(token)).body).toEqual({ success: false, error: failed, code: "bad_request" });
  });

  test.each([
    ["1234567", "Password must be at least 8 characters long"],
    ["x".repeat(101), "Password is too long"],
    ["password1", "This password is too easy to guess."],
  ])("refuses the password %s and stays valid", async (password, message) => {
    const token = await tokenFor(await createPerson());
    const answer = await use(token, password);
    expect([answer.status, answer.body.error, answer.body.fields]).toEqual([
      422,
      message,
      { newPassword: message },
    ]);
    expect((await check(token)).status).toBe(200);
  });
});

describe("the limit on wrong passwords after a reset by mail", () => {
  const password = "copper-lantern-77";

  async function loginFrom(peer: string, username: string): Promise<number> {
    const headers = { "x-plaza-peer": peer };
    const body = { username, password };
    return (await createBrowser().post(login.POST, "/api/login", { body, headers })).status;
  }

  async function besiege(username: string, peer: string): Promise<void> {
    await loginFrom(peer, username);
    await rows(sql`
      UPDATE rate_limits SET points = 100 WHERE key LIKE 'login-account:%' OR key LIKE 'login-everywhere:%'`);
  }

  async function redeemFrom(peer: string, person: Person): Promise<void> {
    const body = { token: await tokenFor(person), newPassword: password };
    const headers = { "x-plaza-peer": peer };
    const { status } = await createBrowser().post(reset.POST, "/api/reset-password", { body, headers });
    expect(status).toBe(200);
  }

  test("lets the owner in from where the link was used, by either name, even during the attack", async () => {
    const person = await createPerson();
    for (const name of [person.username, person.email]) {
      await besiege(name, "198.51.100.20");
      await besiege(name, "203.0.113.7");
    }
    await rows(sql`UPDATE rate_limits SET points = 100 WHERE key LIKE 'login-address:%'`);
    expect(await db.$queryRaw(sql`SELECT key FROM rate_limits WHERE key LIKE 'login-%'`)).toHaveLength(8);
    await redeemFrom("198.51.100.20", person);
    await besiege(person.username, "203.0.114.7");
    expect(await loginFrom("198.51.100.20", person.username)).toBe(200);
    expect(await loginFrom("198.51.100.20", person.email)).toBe(200);
    expect(await loginFrom("192.0.2.44", person.email)).toBe(200);
  });

  test("changes nothing for sign-ins from a stranger's address", async () => {
    const person = await createPerson();
    await besiege(person.username, "203.0.113.7");
    await redeemFrom("198.51.100.21", person);
    expect(await loginFrom("203.0.113.99", person.username)).toBe(429);
  });
});
