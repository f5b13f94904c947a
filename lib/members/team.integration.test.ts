import * as role from "@/app/api/admin/users/[id]/role/route";
import * as listing from "@/app/api/listings/[id]/route";
import * as bulk from "@/app/api/listings/bulk/route";
import * as member from "@/app/api/members/[id]/route";
import * as members from "@/app/api/members/route";
import * as membership from "@/app/api/membership/route";
import * as profile from "@/app/api/profile/route";
import * as currentUser from "@/app/api/user/route";
import { db, sql, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser, Received } from "@/prisma/test/browser";
import { waitForBlocked } from "@/prisma/test/locks";
import { goodPassword } from "@/prisma/test/people";
import { create, createLiveListing, inputs, patch } from "@/prisma/test/selling";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { addMember, createTeam, type Team, type Teammate } from "@/prisma/test/team";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

function change(browser: Browser, { memberId: id }: Teammate, to: string): Promise<Received> {
  return browser.patch(member.PATCH, `/api/members/${id}`, { params: { id }, body: { role: to } });
}

function remove(browser: Browser, { memberId: id }: Teammate): Promise<Received> {
  return browser.delete(member.DELETE, `/api/members/${id}`, { params: { id } });
}

const teamOf = (browser: Browser) => browser.get(members.GET, "/api/members");

async function listingOf({ shop }: Team): Promise<{ id: string; version: number }> {
  const { browser: admin } = await createSignedInPerson({ role: "admin" });
  return createLiveListing(shop, admin);
}

describe("a member of a team", () => {
  test("acts for the business with their own account", async () => {
    const team = await createTeam();
    const { body } = await team.agent.browser.get(currentUser.GET, "/api/user");
    expect(body).toMatchObject({
      id: team.agent.person.id,
      role: "vendor",
      vendorId: team.shop.vendorId,
      vendorStatus: "approved",
      businessRole: "agent",
      approved: true,
    });
    const { id, version } = await listingOf(team);
    expect((await patch(team.agent.browser, id, { version, title: "Walnut bench for two" })).status).toBe(
      200,
    );
    const edit = await db.listingRevision.findFirstOrThrow({ where: { listingId: id } });
    expect(edit.authorId).toBe(team.agent.person.id);
  });

  test("creates listings that the business owns", async () => {
    const { manager, shop } = await createTeam();
    const { status, body } = await create(manager.browser, inputs.products);
    expect(status).toBe(201);
    const { vendorId } = await db.listing.findUniqueOrThrow({ where: { id: String(body.id) } });
    expect(vendorId).toBe(shop.vendorId);
    const made = await db.listingEvent.findFirstOrThrow({ where: { listingId: String(body.id) } });
    expect(made.actorId).toBe(manager.person.id);
  });

  test("changes prices only with a role that sets them", async () => {
    const team = await createTeam();
    const { id, version } = await listingOf(team);
    const refused = await patch(team.agent.browser, id, { version, price: 77 });
    expect([refused.status, refused.body.fields]).toEqual([
      403,
      { price: "Your role in this business doesn’t allow changing prices." },
    ]);
    const body = { action: "price", ids: [id], price: { kind: "set", value: 77 } };
    const { body: bulked } = await team.agent.browser.post(bulk.POST, "/api/listings/bulk", { body });
    expect(bulked.results).toMatchObject([{ ok: false }]);
    expect((await patch(team.manager.browser, id, { version, price: 77 })).status).toBe(200);
  });

  test("sees the team, and addresses only with a role that manages it", async () => {
    const { owner, manager, agent, shop } = await createTeam();
    const seen = (await teamOf(manager.browser)).body;
    expect(seen).toMatchObject({
      role: "manager",
      members: [
        { id: null, role: "owner", email: shop.person.email, manageable: false },
        { id: manager.memberId, role: "manager", you: true, manageable: false },
        { id: agent.memberId, role: "agent", email: agent.person.email, manageable: true },
      ],
    });
    const { body } = await teamOf(agent.browser);
    expect((body.members as { email: string | null }[]).map(({ email }) => email)).toEqual([
      null,
      null,
      agent.person.email,
    ]);
    expect((await teamOf(owner)).body.role).toBe("owner");
  });
});

describe("roles of a team", () => {
  test("changes and removes roles only from above", async () => {
    const { owner, manager, agent, shop } = await createTeam();
    const second = await addMember(shop.vendorId, "manager");
    expect((await change(manager.browser, agent, "manager")).status).toBe(403);
    expect((await change(manager.browser, second, "agent")).status).toBe(403);
    expect((await remove(manager.browser, second)).status).toBe(403);
    expect((await remove(manager.browser, manager)).status).toBe(403);
    expect((await change(owner, agent, "manager")).status).toBe(204);
    expect((await remove(owner, second)).status).toBe(204);
    const left = await db.member.findMany({
      where: { vendorId: shop.vendorId },
      select: { id: true, role: true },
      orderBy: { createdAt: "asc" },
    });
    expect(left).toEqual([
      { id: manager.memberId, role: "manager" },
      { id: agent.memberId, role: "manager" },
    ]);
  });

  test("takes no step after the membership, and none of the owner", async () => {
    const { owner, manager, agent } = await createTeam();
    const leave = (browser: Browser) => browser.delete(membership.DELETE, "/api/membership");
    expect((await leave(owner)).status).toBe(404);
    expect((await change(owner, manager, "owner")).status).toBe(422);
    expect((await change(owner, manager, "agent")).status).toBe(204);
    expect((await change(manager.browser, agent, "manager")).status).toBe(403);
    expect((await leave(agent.browser)).status).toBe(204);
    const after = [leave(agent.browser), change(owner, agent, "manager"), remove(owner, agent)];
    expect((await Promise.all(after)).map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test("names the person who acted in the audit log", async () => {
    const { manager, agent, shop } = await createTeam();
    expect((await remove(manager.browser, agent)).status).toBe(204);
    const entry = await db.auditEntry.findFirstOrThrow({ where: { subjectId: shop.vendorId } });
    expect(entry).toMatchObject({
      actorId: manager.person.id,
      actorName: manager.person.username,
      action: "member.remove",
      before: { role: "agent" },
    });
  });
});

describe("access of a member", () => {
  const denied = { status: 403, error: "Only vendors can access this area." };

  async function expectDenied(browser: Browser): Promise<void> {
    const { status, body } = await teamOf(browser);
    expect({ status, error: body.error }).toEqual(denied);
    expect((await browser.get(currentUser.GET, "/api/user")).body).toMatchObject({
      role: "customer",
      vendorId: null,
      businessRole: null,
    });
  }

  test("ends with the next request after a removal", async () => {
    const { owner, agent } = await createTeam();
    expect((await teamOf(agent.browser)).status).toBe(200);
    await remove(owner, agent);
    await expectDenied(agent.browser);
  });

  test("ends when the member leaves", async () => {
    const { manager } = await createTeam();
    expect((await manager.browser.delete(membership.DELETE, "/api/membership")).status).toBe(204);
    await expectDenied(manager.browser);
    expect((await manager.browser.delete(membership.DELETE, "/api/membership")).status).toBe(404);
  });

  test("denies access while the business or its owner is suspended", async () => {
    const { shop, agent } = await createTeam();
    await db.vendor.update({
      where: { id: shop.vendorId },
      data: { status: "suspended", decisionReason: "Late" },
    });
    await expectDenied(agent.browser);
    await db.vendor.update({ where: { id: shop.vendorId }, data: { status: "approved" } });
    expect((await teamOf(agent.browser)).status).toBe(200);
    const suspension = { status: "suspended", suspendedAt: new Date() } as const;
    await db.user.update({ where: { id: shop.person.id }, data: suspension });
    await expectDenied(agent.browser);
  });

  test("refuses a write that a removal overtakes", async () => {
    const team = await createTeam();
    const { id, version } = await listingOf(team);
    const { answer } = await transaction(async (tx) => {
      await tx.rows(sql`DELETE FROM members WHERE id = ${team.agent.memberId}::uuid`);
      const answer = patch(team.agent.browser, id, { version, title: "Walnut bench for two" });
      await waitForBlocked(1);
      return { answer };
    });
    const { status, body } = await answer;
    expect([status, body.error]).toEqual([403, "Your role in this business doesn’t allow this."]);
    expect(await db.listingRevision.count({ where: { listingId: id } })).toBe(0);
  });

  test("ends when the person becomes an administrator", async () => {
    const { agent } = await createTeam();
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const { id } = agent.person;
    const body = { role: "admin" };
    const { status } = await admin.put(role.PUT, `/api/admin/users/${id}/role`, { params: { id }, body });
    expect(status).toBe(200);
    expect(await db.member.count({ where: { userId: id } })).toBe(0);
  });

  test("leaves the business untouched when the member deletes their account", async () => {
    const { shop, manager, owner } = await createTeam();
    const body = { password: goodPassword };
    expect((await manager.browser.delete(profile.DELETE, "/api/profile", { body })).status).toBe(200);
    const { status } = await db.vendor.findUniqueOrThrow({ where: { id: shop.vendorId } });
    expect(status).toBe("approved");
    expect((await teamOf(owner)).body.members).toHaveLength(2);
  });

  test("ends for the whole team when the owner deletes the account", async () => {
    const { shop, owner, agent } = await createTeam();
    const body = { password: goodPassword };
    expect((await owner.delete(profile.DELETE, "/api/profile", { body })).status).toBe(200);
    expect(await db.member.count({ where: { vendorId: shop.vendorId } })).toBe(0);
    await expectDenied(agent.browser);
  });

  test("ends at a listing of another business", async () => {
    const [team, others] = [await createTeam(), await createTeam()];
    const { id } = await listingOf(others);
    const { status } = await team.manager.browser.delete(listing.DELETE, `/api/listings/${id}`, {
      params: { id },
    });
    expect(status).toBe(404);
  });
});
