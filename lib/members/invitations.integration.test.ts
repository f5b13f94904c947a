import * as invitation from "@/app/api/member-invitations/[id]/route";
import * as resend from "@/app/api/member-invitations/[id]/resend/route";
import * as invitations from "@/app/api/member-invitations/route";
import * as members from "@/app/api/members/route";
import * as membership from "@/app/api/membership/route";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db, rows, sql } from "@/lib/server/db";
import { hashToken } from "@/lib/server/one-time";
import { stopQueue } from "@/lib/server/workers";
import type { Browser, Received } from "@/prisma/test/browser";
import { findLink, readMails } from "@/prisma/test/mails";
import { createSeller, type Seller } from "@/prisma/test/selling";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { addMember, createTeam } from "@/prisma/test/team";
import { findInvitation } from "./queries";
import { invitationResendLimit, maxTeam } from "./rules";

jest.setTimeout(60_000);

beforeEach(async () => {
  await rows(sql`DELETE FROM rate_limits`);
});
afterAll(() => stopQueue());

function invite(browser: Browser, email: string, role = "agent"): Promise<Received> {
  return browser.post(invitations.POST, "/api/member-invitations", { body: { email, role } });
}

function sendAgain(browser: Browser, id: unknown): Promise<Received> {
  const params = { id: String(id) };
  return browser.post(resend.POST, `/api/member-invitations/${params.id}/resend`, { params, body: {} });
}

function join(browser: Browser, token: string): Promise<Received> {
  return browser.post(membership.POST, "/api/membership", { body: { token } });
}

async function lastMailTo(address: string) {
  await sendDueMail();
  return readMails(address)
    .filter(({ template }) => template === "member_invitation")
    .at(-1);
}

async function tokenSentTo(address: string): Promise<string> {
  return findLink(await lastMailTo(address), "/team-invitation").searchParams.get("token") ?? "";
}

describe("an invitation to a team", () => {
  let shop: Seller;

  beforeAll(async () => {
    shop = await createSeller({ confirmed: true });
  });

  test("makes the confirmed account of its address a member", async () => {
    const { person, browser } = await createSignedInPerson({ confirmed: true });
    const { status, body } = await invite(shop.browser, person.email.toUpperCase());
    expect([status, body]).toMatchObject([201, { role: "agent", expired: false, manageable: true }]);
    const token = await tokenSentTo(person.email.toUpperCase());
    expect(await findInvitation(token, person.id)).toMatchObject({ role: "agent", obstacle: null });
    const joined = await join(browser, token);
    expect([joined.status, joined.body]).toEqual([
      200,
      { vendorId: shop.vendorId, businessName: `Business of ${shop.person.username}`, role: "agent" },
    ]);
    expect((await browser.get(members.GET, "/api/members")).status).toBe(200);
    expect((await join(browser, token)).status).toBe(400);
  });

  test("stores the invitation as a hash", async () => {
    const { body } = await invite(shop.browser, "hashed@mail.example");
    const token = await tokenSentTo("hashed@mail.example");
    const stored = await db.memberInvitation.findUniqueOrThrow({ where: { id: String(body.id) } });
    expect(stored.tokenHash).toBe(hashToken(token));
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test("names the business only to an address that an account has confirmed", async () => {
    const name = `Business of ${shop.person.username}`;
    const { person: confirmed } = await createSignedInPerson({ confirmed: true });
    const { person: unconfirmed } = await createSignedInPerson();
    for (const email of [confirmed.email, unconfirmed.email, "nobody@mail.example"]) {
      await invite(shop.browser, email);
    }
    expect((await lastMailTo(confirmed.email))?.text).toContain(name);
    for (const email of [unconfirmed.email, "nobody@mail.example"]) {
      const mail = await lastMailTo(email);
      expect(mail?.text).toContain("the team of a business");
      expect(mail?.html).not.toContain(name);
    }
  });

  test.each([
    [403, "another address", { confirmed: true }, "elsewhere@mail.example"],
    [403, "an unconfirmed address", {}, null],
    [409, "a business", { vendorStatus: "approved", confirmed: true }, null],
    [409, "an administrator", { role: "admin", confirmed: true }, null],
  ] as const)("refuses with %d an account of %s", async (expected, _, options, address) => {
    const { person, browser } = await createSignedInPerson(options);
    await invite(shop.browser, address ?? person.email);
    const { status } = await join(browser, await tokenSentTo(address ?? person.email));
    expect(status).toBe(expected);
    expect(await db.member.count({ where: { userId: person.id } })).toBe(0);
  });

  test("refuses a member of another team", async () => {
    const { agent } = await createTeam();
    await invite(shop.browser, agent.person.email);
    expect((await join(agent.browser, await tokenSentTo(agent.person.email))).status).toBe(409);
    expect(await db.member.findUnique({ where: { userId: agent.person.id } })).toMatchObject({
      id: agent.memberId,
    });
  });

  test("stops working after seven days", async () => {
    const { person, browser } = await createSignedInPerson({ confirmed: true });
    const { body } = await invite(shop.browser, person.email);
    const days = (Date.parse(String(body.expiresAt)) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const token = await tokenSentTo(person.email);
    await rows(
      sql`UPDATE member_invitations SET expires_at = now() - interval '1 second' WHERE id = ${String(body.id)}::uuid`,
    );
    expect((await join(browser, token)).status).toBe(400);
    expect(await findInvitation(token, person.id)).toBeNull();
    expect((await invite(shop.browser, person.email)).status).toBe(201);
  });

  test("stops working when it’s withdrawn", async () => {
    const { person, browser } = await createSignedInPerson({ confirmed: true });
    const { body } = await invite(shop.browser, person.email);
    const token = await tokenSentTo(person.email);
    const params = { id: String(body.id) };
    const path = `/api/member-invitations/${params.id}`;
    expect((await shop.browser.delete(invitation.DELETE, path, { params })).status).toBe(204);
    expect((await join(browser, token)).status).toBe(400);
  });

  const withdraw = (browser: Browser, id: unknown) => {
    const params = { id: String(id) };
    return browser.delete(invitation.DELETE, `/api/member-invitations/${params.id}`, { params });
  };

  const expire = (id: unknown) =>
    rows(
      sql`UPDATE member_invitations SET expires_at = now() - interval '1 second' WHERE id = ${String(id)}::uuid`,
    );

  test("works again when it’s sent after it expired", async () => {
    const { person, browser } = await createSignedInPerson({ confirmed: true });
    const { body } = await invite(shop.browser, person.email);
    await expire(body.id);
    expect((await sendAgain(shop.browser, body.id)).body).toMatchObject({ expired: false });
    expect((await join(browser, await tokenSentTo(person.email))).status).toBe(200);
  });

  test("takes no step once it’s gone, and only a new date once expired", async () => {
    const { person, browser } = await createSignedInPerson({ confirmed: true });
    const { body } = await invite(shop.browser, person.email);
    const token = await tokenSentTo(person.email);
    await expire(body.id);
    expect((await join(browser, token)).status).toBe(400);
    expect((await withdraw(shop.browser, body.id)).status).toBe(204);
    const refused = [withdraw(shop.browser, body.id), sendAgain(shop.browser, body.id), join(browser, token)];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([404, 404, 400]);

    const { body: second } = await invite(shop.browser, person.email);
    const accepted = await tokenSentTo(person.email);
    expect((await join(browser, accepted)).status).toBe(200);
    const after = [
      withdraw(shop.browser, second.id),
      sendAgain(shop.browser, second.id),
      join(browser, accepted),
    ];
    expect((await Promise.all(after)).map(({ status }) => status)).toEqual([404, 404, 400]);
    expect(await db.member.count({ where: { userId: person.id } })).toBe(1);
  });

  test("has a new link each time it’s sent, up to the limit of a day", async () => {
    const { person, browser } = await createSignedInPerson({ confirmed: true });
    const { body } = await invite(shop.browser, person.email);
    const first = await tokenSentTo(person.email);
    for (let sent = 0; sent < invitationResendLimit.points; sent += 1) {
      expect((await sendAgain(shop.browser, body.id)).status).toBe(200);
    }
    expect((await sendAgain(shop.browser, body.id)).status).toBe(429);
    expect((await join(browser, first)).status).toBe(400);
  });

  test("sends nothing to a mailbox past its limit, without mentioning it", async () => {
    const address = "flooded@mail.example";
    for (let sent = 0; sent < 4; sent += 1) {
      const { browser } = await createSeller({ confirmed: true }, 0);
      expect((await invite(browser, address)).status).toBe(201);
    }
    await sendDueMail();
    expect(readMails(address)).toHaveLength(3);
  });

  test("creates one invitation per address, and none for the team or its owner", async () => {
    await invite(shop.browser, "twice@mail.example");
    expect((await invite(shop.browser, "Twice@mail.example")).status).toBe(409);
    expect((await invite(shop.browser, shop.person.email)).status).toBe(409);
    const { person } = await addMember(shop.vendorId, "agent");
    expect((await invite(shop.browser, person.email)).status).toBe(409);
  });

  test("refuses the invitation once the team is full", async () => {
    const { browser, vendorId } = await createSeller({ confirmed: true }, 0);
    await rows(sql`
      INSERT INTO member_invitations (id, vendor_id, email, role, token_hash, expires_at)
      SELECT gen_random_uuid(), ${vendorId}::uuid, 'full-' || n || '@mail.example', 'agent', 'full-' || n,
        now() + interval '1 day' FROM generate_series(1, ${maxTeam}::int) n`);
    expect((await invite(browser, "late@mail.example")).status).toBe(422);
  });

  test("grants a manager’s role only from the owner", async () => {
    const { owner, manager, agent } = await createTeam();
    expect((await invite(manager.browser, "boss@mail.example", "manager")).status).toBe(403);
    expect((await invite(agent.browser, "boss@mail.example", "agent")).status).toBe(403);
    const { status, body } = await invite(owner, "boss@mail.example", "manager");
    expect(status).toBe(201);
    const params = { id: String(body.id) };
    const path = `/api/member-invitations/${params.id}`;
    expect((await manager.browser.delete(invitation.DELETE, path, { params })).status).toBe(403);
    expect((await sendAgain(manager.browser, body.id)).status).toBe(403);
  });
});
