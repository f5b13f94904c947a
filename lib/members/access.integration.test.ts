import * as ad from "@/app/api/advertisements/[id]/route";
import * as listing from "@/app/api/listings/[id]/route";
import * as editing from "@/app/api/listings/[id]/edit/route";
import * as invitation from "@/app/api/member-invitations/[id]/route";
import * as member from "@/app/api/members/[id]/route";
import * as reply from "@/app/api/reviews/[id]/reply/route";
import * as webhook from "@/app/api/profile/webhooks/[id]/route";
import { allEndpoints } from "@/lib/platform/rules";
import { db } from "@/lib/server/db";
import type { RouteHandler } from "@/lib/server/route";
import { stopQueue } from "@/lib/server/workers";
import { createAdvertisement, createListing, createReview } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { nameOf, send, takeChanges, watchChanges } from "@/prisma/test/matrix";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { addMember, createTeam, type Team } from "@/prisma/test/team";
import { teamTable, type TeamCell } from "@/prisma/test/team-table";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const roleDenial = { status: 403, error: "Your role in this business doesn’t allow this." };

const desk = allEndpoints.filter(({ access }) => access === "vendor" || access === "seller");

describe("the vendor desk and the team", () => {
  type Who = "owner" | "manager" | "agent" | "stranger" | "removed member";

  const admitted: Record<TeamCell, readonly Who[]> = {
    everybody: ["owner", "manager", "agent"],
    "owner and managers": ["owner", "manager"],
    owner: ["owner"],
  };

  const people = {} as Record<Who, Browser>;

  const cellOf = (name: string) =>
    (Object.keys(teamTable) as TeamCell[]).find((cell) => teamTable[cell].includes(name));

  beforeAll(async () => {
    const { shop, owner, manager, agent } = await createTeam();
    const removed = await addMember(shop.vendorId, "manager");
    await db.member.delete({ where: { id: removed.memberId } });
    const { browser: stranger } = await createSignedInPerson({ confirmed: true });
    Object.assign(people, {
      owner,
      stranger,
      manager: manager.browser,
      agent: agent.browser,
      "removed member": removed.browser,
    });
    await watchChanges();
  });

  test("lists every endpoint in the table", () => {
    expect(Object.values(teamTable).flat().sort()).toEqual(desk.map(nameOf).sort());
  });

  test.each(desk.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "admits the roles of the table to %s, and refuses the others without a change",
    async (name, endpoint) => {
      const only = endpoint.access === "seller" ? "vendors or administrators" : "vendors";
      const foreign = { status: 403, error: `Only ${only} can access this area.` };
      for (const who of ["manager", "agent", "stranger", "removed member"] as const) {
        if (admitted[cellOf(name)!].includes(who)) continue;
        const { status, body } = await send(endpoint, people[who]);
        const expected = who === "stranger" || who === "removed member" ? foreign : roleDenial;
        expect({ who, status, error: body.error }).toEqual({ who, ...expected });
      }
      expect(await takeChanges()).toEqual([]);
      for (const who of admitted[cellOf(name)!]) {
        const { status } = await send(endpoint, people[who]);
        expect({ who, refused: [401, 403].includes(status) }).toEqual({ who, refused: false });
      }
      await takeChanges();
    },
  );
});

describe("objects of a business", () => {
  type Call = {
    handler: RouteHandler;
    method: "get" | "patch" | "post" | "delete";
    path: string;
    body?: object;
  };

  let team: Team;
  let others: Team;
  const ids = {} as Record<string, { own: string; foreign: string }>;

  const calls: Record<string, Call> = {
    "GET a listing to edit": { handler: editing.GET, method: "get", path: "/api/listings/{id}/edit" },
    "PATCH a listing": {
      handler: listing.PATCH,
      method: "patch",
      path: "/api/listings/{id}",
      body: { version: 1, title: "Oak table" },
    },
    "GET an advertisement": { handler: ad.GET, method: "get", path: "/api/advertisements/{id}" },
    "PATCH an advertisement": {
      handler: ad.PATCH,
      method: "patch",
      path: "/api/advertisements/{id}",
      body: { title: "Spring sale" },
    },
    "POST a reply to a review": {
      handler: reply.POST,
      method: "post",
      path: "/api/reviews/{id}/reply",
      body: { text: "Thank you for your kind words." },
    },
    "DELETE an invitation": {
      handler: invitation.DELETE,
      method: "delete",
      path: "/api/member-invitations/{id}",
    },
    "PATCH a member": {
      handler: member.PATCH,
      method: "patch",
      path: "/api/members/{id}",
      body: { role: "agent" },
    },
  };

  const hireOnly = ["DELETE an invitation", "PATCH a member"];

  async function objectsOf({ shop: { vendorId, person }, agent }: Team) {
    const { id: listingId } = await createListing({ vendorId });
    const { id: adId } = await createAdvertisement({ vendorId });
    const { id: reviewId } = await createReview({ vendorId, listingId });
    const { id: invitationId } = await db.memberInvitation.create({
      data: {
        vendorId,
        email: `${person.username}-invited@mail.example`,
        role: "agent",
        tokenHash: person.username,
        expiresAt: daysFromNow(7),
      },
    });
    return {
      listings: listingId,
      advertisements: adId,
      reviews: reviewId,
      members: agent.memberId,
      "member-invitations": invitationId,
    };
  }

  function ask(browser: Browser, { handler, method, path, body }: Call, side: "own" | "foreign") {
    const noun = path.split("/")[2]!;
    const id = ids[noun]![side];
    return browser[method](handler, path.replace("{id}", id), { params: { id }, body });
  }

  beforeAll(async () => {
    team = await createTeam();
    others = await createTeam();
    const [own, foreign] = [await objectsOf(team), await objectsOf(others)];
    for (const noun of Object.keys(own) as (keyof typeof own)[]) {
      ids[noun] = { own: own[noun], foreign: foreign[noun] };
    }
  });

  test.each(Object.keys(calls))(
    "answers 404 for %s of another business to the owner and the team",
    async (name) => {
      for (const browser of [team.owner, team.manager.browser, team.agent.browser]) {
        if (browser === team.agent.browser && hireOnly.includes(name)) continue;
        expect((await ask(browser, calls[name]!, "foreign")).status).toBe(404);
      }
    },
  );

  test.each(Object.keys(calls))("opens %s of their own business to a manager", async (name) => {
    const { status } = await ask(team.manager.browser, calls[name]!, "own");
    expect([200, 201, 204, 409]).toContain(status);
  });

  test("refuses a webhook of the business to a member", async () => {
    const params = { id: "01890000-0000-7000-8000-00000000abcd" };
    const path = `/api/profile/webhooks/${params.id}`;
    const { status } = await team.manager.browser.delete(webhook.DELETE, path, { params });
    expect(status).toBe(403);
  });
});
