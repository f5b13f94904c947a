import * as decide from "@/app/api/admin/users/[id]/[action]/route";
import { stopQueue } from "@/lib/server/workers";
import { db } from "@/lib/server/db";
import { createJob, createListing, createUser, createVendor } from "@/prisma/factories";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { getPersonFile } from "./person.queries";

afterAll(() => stopQueue());

type ReportInput = { subjectType: "listing" | "vendor" | "job"; subjectId: string; reporterId?: string };

async function createReport({ reporterId, ...subject }: ReportInput) {
  const reporter = reporterId ?? (await createUser()).id;
  return db.report.create({
    data: { ...subject, reporterId: reporter, reason: "scam" },
    select: { id: true },
  });
}

describe("an admin's page of a person", () => {
  test("collects devices, jobs, reports, and decisions, without other people's", async () => {
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const { person } = await createSignedInPerson();
    const { person: other } = await createSignedInPerson();
    const job = await createJob({ posterId: person.id, title: "Line cook" });
    await createJob({ posterId: other.id });
    const draft = await createJob({ posterId: person.id, status: "draft" });
    const report = await createReport({ reporterId: other.id, subjectType: "job", subjectId: job.id });
    const before = await getPersonFile(person.id);
    expect(before.devices).toHaveLength(1);
    expect(before.jobs.map(({ id }) => id)).toEqual([job.id]);
    expect(before.jobs.map(({ id }) => id)).not.toContain(draft.id);
    expect(before.reports).toMatchObject([{ id: report.id, subject: "job", status: "open" }]);
    expect(before.history).toEqual([]);

    const params = { id: person.id, action: "suspend" };
    const path = `/api/admin/users/${person.id}/suspend`;
    await admin.post(decide.POST, path, { params, body: { reason: "Spam in reviews." } });
    const after = await getPersonFile(person.id);
    expect(after.account.status).toBe("suspended");
    expect(after.devices).toEqual([]);
    expect(after.history).toMatchObject([
      { summary: `${person.username} was suspended`, reason: "Spam in reviews." },
    ]);
    expect(await getPersonFile(other.id)).toMatchObject({
      reports: [],
      history: [],
      counts: { reportsMade: 1 },
    });
  });

  test("finds a vendor's owner by the vendor's id, with listings and reports about them", async () => {
    const { person } = await createSignedInPerson();
    const vendor = await createVendor({ userId: person.id, businessName: "Corner Shop" });
    const listing = await createListing({ vendorId: vendor.id, title: "Oak desk" });
    const foreign = await createListing({});
    await createReport({ subjectType: "listing", subjectId: listing.id });
    await createReport({ subjectType: "vendor", subjectId: vendor.id });
    await createReport({ subjectType: "listing", subjectId: foreign.id });
    const file = await getPersonFile(vendor.id);
    expect(file.account.id).toBe(person.id);
    expect(file.business).toMatchObject({ id: vendor.id, name: "Corner Shop" });
    expect(file.listings.map(({ id }) => id)).toEqual([listing.id]);
    expect(file.reports.map(({ subject }) => subject).sort()).toEqual(["listing", "vendor"]);
  });

  test.each(["not-an-id", "01890000-0000-7000-8000-00000000dead"])("has no page for %s", async (id) => {
    await expect(getPersonFile(id)).rejects.toMatchObject({ code: "not_found" });
  });
});
