import { db, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createAdvertisement, createJob, createListing } from "@/prisma/factories";
import { moveAd } from "@/prisma/test/advertising";
import { stepJob } from "@/prisma/test/hiring";
import { doAction } from "@/prisma/test/selling";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { addMember } from "@/prisma/test/team";
import { isPausedByAdmin } from "./pause.rows";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

type Kind = Parameters<typeof isPausedByAdmin>[1];

const pause = {
  listing: doAction,
  advertisement: moveAd,
  job: stepJob,
} as const;

type Person = Awaited<ReturnType<typeof createSignedInPerson>>;

const make: Record<Kind, (owner: Person) => Promise<{ id: string }>> = {
  listing: ({ person }) => createListing({ vendorId: person.vendorId ?? "" }),
  advertisement: ({ person }) => createAdvertisement({ vendorId: person.vendorId, status: "running" }),
  job: ({ person }) => createJob({ posterId: person.id }),
};

const isPaused = (kind: Kind, id: string) => transaction((tx) => isPausedByAdmin(tx, kind, id));

beforeAll(async () => {
  // The last admin can't change role, so there must be another one.
  await createSignedInPerson({ role: "admin" });
});

describe.each(["listing", "advertisement", "job"] as const)("a paused %s", (kind) => {
  test("belongs to the admin even after losing the role, until its owner pauses it", async () => {
    const [owner, admin] = [
      await createSignedInPerson({ vendorStatus: "approved" }),
      await createSignedInPerson({ role: "admin" }),
    ];
    const { id } = await make[kind](owner);
    expect(await isPaused(kind, id)).toBe(false);
    expect((await pause[kind](admin.browser, id, "pause")).status).toBe(200);
    expect(await isPaused(kind, id)).toBe(true);
    expect((await pause[kind](admin.browser, id, "resume")).status).toBe(200);
    await pause[kind](admin.browser, id, "pause");
    await db.user.update({ where: { id: admin.person.id }, data: { role: "customer" } });
    expect(await isPaused(kind, id)).toBe(true);
    expect((await pause[kind](owner.browser, id, "resume")).status).toBe(409);
  });

  test("belongs to the business if a member of its team paused it", async () => {
    const owner = await createSignedInPerson({ vendorStatus: "approved" });
    const manager = await addMember(owner.person.vendorId ?? "", "manager");
    const { id } = await make[kind](owner);
    expect((await pause[kind](manager.browser, id, "pause")).status).toBe(200);
    expect(await isPaused(kind, id)).toBe(false);
    expect((await pause[kind](owner.browser, id, "resume")).status).toBe(200);
  });

  test("belongs to the owner who paused it", async () => {
    const owner = await createSignedInPerson({ vendorStatus: "approved" });
    const { id } = await make[kind](owner);
    expect((await pause[kind](owner.browser, id, "pause")).status).toBe(200);
    expect(await isPaused(kind, id)).toBe(false);
    expect((await pause[kind](owner.browser, id, "resume")).status).toBe(200);
  });
});

test.each(["fill", "close", "expire"])(
  "keeps a job paused by an admin off the site after its poster's %s",
  async (end) => {
    const [poster, admin] = [await createSignedInPerson(), await createSignedInPerson({ role: "admin" })];
    const { id } = await make.job(poster);
    expect((await stepJob(admin.browser, id, "pause")).status).toBe(200);
    if (end === "expire") await db.job.update({ where: { id }, data: { status: "expired" } });
    else expect((await stepJob(poster.browser, id, end)).status).toBe(200);
    const refused = await stepJob(poster.browser, id, "relist");
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.stringContaining("Our team paused this job"),
    ]);
    expect((await stepJob(admin.browser, id, "relist")).status).toBe(200);
    expect((await stepJob(poster.browser, id, "close")).status).toBe(200);
    expect((await stepJob(poster.browser, id, "relist")).status).toBe(200);
  },
);

test("returns a paused job to its poster, who paused it as an admin, after losing the role", async () => {
  const poster = await createSignedInPerson({ role: "admin" });
  const { id } = await make.job(poster);
  expect((await stepJob(poster.browser, id, "pause")).status).toBe(200);
  await db.user.update({ where: { id: poster.person.id }, data: { role: "customer" } });
  expect(await isPaused("job", id)).toBe(false);
});
