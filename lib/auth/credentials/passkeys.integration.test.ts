import * as one from "@/app/api/profile/passkeys/[id]/route";
import * as passkeys from "@/app/api/profile/passkeys/route";
import * as reset from "@/app/api/reset-password/route";
import * as currentUser from "@/app/api/user/route";
import { sendResetLink } from "@/lib/auth/credentials/reset.commands";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { makeKey, withKey } from "@/prisma/test/api-keys";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { forgetLimits } from "@/prisma/test/logins";
import { findLink, readMails } from "@/prisma/test/mails";
import {
  add,
  addedPasskey,
  askForChallenge,
  begin,
  create,
  createAuthenticator,
} from "@/prisma/test/passkeys";
import { goodPassword } from "@/prisma/test/people";
import { codeOf, enroll } from "@/prisma/test/second-step";
import { createSignedInPerson, signIn } from "@/prisma/test/sign-in";

const passkeysOf = (userId: string) => db.passkey.count({ where: { userId } });

async function idOf(browser: Browser): Promise<string> {
  const list = (await browser.get(passkeys.GET, "/api/profile/passkeys")).body as unknown as { id: string }[];
  return list[0]?.id ?? "";
}

function remove(browser: Browser, id: string, body: object = { password: goodPassword }) {
  return browser.delete(one.DELETE, `/api/profile/passkeys/${id}`, { params: { id }, body });
}

beforeEach(forgetLimits);
afterAll(() => stopQueue());

describe("adding a passkey", () => {
  test("requests a discoverable credential with user verification and without attestation", async () => {
    const { person, browser } = await createSignedInPerson();
    const { body } = await begin(browser);
    expect(body).toMatchObject({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: "localhost", name: "Plaza" },
      user: { name: person.username },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      timeout: 300_000,
      excludeCredentials: [],
    });
  });

  test("names the passkeys that the account has, so that a device isn’t added twice", async () => {
    const { browser } = await createSignedInPerson();
    const { id } = await addedPasskey(browser);
    expect((await begin(browser)).body.excludeCredentials).toEqual([
      { id: id.toString("base64url"), type: "public-key" },
    ]);
  });

  test("needs the password", async () => {
    const { browser } = await createSignedInPerson();
    const { status, body } = await begin(browser, { password: "wrong-password" });
    expect([status, Object.keys(body.fields as object)]).toEqual([422, ["password"]]);
  });

  test("needs a code too with two-step sign-in", async () => {
    const { browser } = await createSignedInPerson();
    const secret = await enroll(browser);
    expect((await begin(browser)).status).toBe(422);
    expect((await begin(browser, { password: goodPassword, code: codeOf(secret) })).status).toBe(200);
  });

  test("logs the new passkey in the audit log, and emails the owner", async () => {
    const { person, browser } = await createSignedInPerson();
    await addedPasskey(browser);
    const audits = await db.auditEntry.findMany({
      where: { subjectId: person.id },
      select: { action: true, actorId: true },
    });
    expect(audits).toEqual([{ action: "user.add_passkey", actorId: person.id }]);
    await sendDueMail();
    const [mail] = readMails(person.email);
    expect([mail?.subject, mail?.text]).toEqual([
      "A passkey was added to your Plaza account",
      expect.stringContaining("the passkey “Work laptop”"),
    ]);
  });

  test("refuses a challenge that is unknown, used, or older than five minutes", async () => {
    const { person, browser } = await createSignedInPerson();
    const invented = Buffer.alloc(32, 7).toString("base64url");
    const statuses = [(await add(browser, create(createAuthenticator(), invented))).status];
    const used = String((await begin(browser)).body.challenge);
    await add(browser, create(createAuthenticator(), used, { origin: "https://evil.example" }));
    statuses.push((await add(browser, create(createAuthenticator(), used))).status);
    const old = String((await begin(browser)).body.challenge);
    await rows(sql`
      UPDATE passkey_challenges SET created_at = created_at - interval '5 minutes',
        expires_at = expires_at - interval '5 minutes'`);
    statuses.push((await add(browser, create(createAuthenticator(), old))).status);
    expect([statuses, await passkeysOf(person.id)]).toEqual([[422, 422, 422], 0]);
  });

  test("refuses the challenge of another person or of a sign-in", async () => {
    const { person, browser } = await createSignedInPerson();
    const other = await createSignedInPerson();
    const others = String((await begin(other.browser)).body.challenge);
    const statuses = [
      (await add(browser, create(createAuthenticator(), others))).status,
      (await add(browser, create(createAuthenticator(), await askForChallenge(browser)))).status,
    ];
    expect([statuses, await passkeysOf(person.id)]).toEqual([[422, 422], 0]);
  });

  test.each([
    ["another origin", { origin: "https://plaza.evil.example" }],
    ["another host", { host: "evil.example" }],
    ["no user verification", { isVerified: false }],
  ])("refuses a credential with %s", async (_name, ceremony) => {
    const { browser } = await createSignedInPerson();
    const challenge = String((await begin(browser)).body.challenge);
    const { status, body } = await add(browser, create(createAuthenticator(), challenge, ceremony));
    expect([status, body.error]).toEqual([422, "This passkey couldn’t be added. Please try again."]);
  });

  test("refuses a credential that another account has", async () => {
    const { browser: first } = await createSignedInPerson();
    const authenticator = await addedPasskey(first);
    const { browser: second } = await createSignedInPerson();
    const challenge = String((await begin(second)).body.challenge);
    expect((await add(second, create(authenticator, challenge))).status).toBe(409);
  });

  test("ends at 20 passkeys", async () => {
    const { person, browser } = await createSignedInPerson();
    await db.passkey.createMany({
      data: Array.from({ length: 20 }, (_, index) => ({
        userId: person.id,
        credentialId: `${person.id}-${index}`,
        publicKey: "key",
        counter: 0n,
        synced: false,
        name: `Key ${index}`,
      })),
    });
    const { status, body } = await begin(browser);
    expect([status, body.error]).toEqual([409, "You have 20 passkeys. Remove one first."]);
  });
});

describe("removing a passkey", () => {
  test("needs the password, and a code with two-step sign-in", async () => {
    const { person, browser } = await createSignedInPerson();
    await addedPasskey(browser);
    const id = await idOf(browser);
    expect((await remove(browser, id, { password: "wrong-password" })).status).toBe(422);
    const secret = await enroll(browser);
    expect((await remove(browser, id)).status).toBe(422);
    expect(await passkeysOf(person.id)).toBe(1);
    expect((await remove(browser, id, { password: goodPassword, code: codeOf(secret) })).status).toBe(200);
    expect(await passkeysOf(person.id)).toBe(0);
  });

  test("signs out other devices, is logged, and sends an email", async () => {
    const { person, browser } = await createSignedInPerson();
    await addedPasskey(browser);
    const other = await signIn(person);
    await remove(browser, await idOf(browser));
    expect((await other.get(currentUser.GET, "/api/user")).status).toBe(401);
    expect((await browser.get(currentUser.GET, "/api/user")).status).toBe(200);
    const actions = await db.auditEntry.findMany({
      where: { subjectId: person.id, action: "user.remove_passkey" },
    });
    expect(actions).toHaveLength(1);
    await sendDueMail();
    expect(readMails(person.email).map(({ template }) => template)).toContain("passkey_removed");
  });

  test("answers 404 for another person’s passkey", async () => {
    const { person, browser: owner } = await createSignedInPerson();
    await addedPasskey(owner);
    const { browser: stranger } = await createSignedInPerson();
    expect((await remove(stranger, await idOf(owner))).status).toBe(404);
    expect(await passkeysOf(person.id)).toBe(1);
  });
});

test("removes all passkeys by a reset by email", async () => {
  const { person, browser } = await createSignedInPerson();
  await addedPasskey(browser);
  await sendResetLink(person.email);
  await sendDueMail();
  const mail = readMails(person.email).find(({ template }) => template === "password_reset");
  const token = findLink(mail, "/reset-password").searchParams.get("token");
  const body = { token, newPassword: "green-wagon-42" };
  await createBrowser().post(reset.POST, "/api/reset-password", { body });
  expect(await passkeysOf(person.id)).toBe(0);
});

test("refuses to list or add passkeys with an API key", async () => {
  const { browser } = await createSignedInPerson();
  const { key } = await makeKey(browser);
  const listed = await createBrowser().get(passkeys.GET, "/api/profile/passkeys", withKey(key));
  const credential = create(createAuthenticator(), "challenge");
  const added = await createBrowser().post(passkeys.POST, "/api/profile/passkeys", {
    ...withKey(key),
    body: { name: "Program", credential },
  });
  expect([listed.status, added.status]).toEqual([403, 403]);
});
