import * as applyClicks from "@/app/api/jobs/[id]/presses/route";
import { deleteExpired } from "@/lib/platform/cleanup.commands";
import { db } from "@/lib/server/db";
import { createJob } from "@/prisma/factories";
import { type Browser, createBrowser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";

describe("apply clicks", () => {
  const view = "0123456789abcdef-first";

  const elsewhere = { applyMethod: "link", applyUrl: "https://careers.example/1" } as const;

  function press(browser: Browser, id: string, seen = view) {
    return browser.post(applyClicks.POST, `/api/jobs/${id}/presses`, {
      params: { id },
      body: { view: seen },
    });
  }

  const counted = (jobId: string) => db.jobPress.count({ where: { jobId } });

  test("counts once per page view of an open job with an external application", async () => {
    const { person } = await createSignedInPerson();
    const { id } = await createJob({ posterId: person.id, ...elsewhere });
    const visitor = createBrowser();
    const answers = await Promise.all([1, 2, 3].map(() => press(visitor, id)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    await press((await createSignedInPerson()).browser, id, "0123456789abcdef-second");
    expect(await counted(id)).toBe(2);
  });

  test("excludes the poster, admins, closed jobs, and jobs with applications on the site", async () => {
    const { person, browser: poster } = await createSignedInPerson();
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const { id } = await createJob({ posterId: person.id, ...elsewhere });
    const here = await createJob({ posterId: person.id });
    await press(poster, id);
    await press(admin, id);
    await press(createBrowser(), here.id);
    await db.job.update({ where: { id }, data: { status: "filled" } });
    await press(createBrowser(), id);
    expect([await counted(id), await counted(here.id)]).toEqual([0, 0]);
  });

  test("answers 204 for an unknown job and 422 for an invalid view", async () => {
    expect((await press(createBrowser(), "0190b6a0-0000-7000-8000-000000000001")).status).toBe(204);
    expect((await press(createBrowser(), "0190b6a0-0000-7000-8000-000000000001", "x")).status).toBe(422);
  });

  test("deletes clicks after 35 days, when weekly reports no longer need them", async () => {
    const { person } = await createSignedInPerson();
    const { id } = await createJob({ posterId: person.id, ...elsewhere });
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await db.jobPress.createMany({
      data: [34, 36].map((days) => ({ jobId: id, viewKey: `view-${days}`, createdAt: daysAgo(days) })),
    });
    await deleteExpired();
    const applyClicks = await db.jobPress.findMany({ where: { jobId: id }, select: { viewKey: true } });
    expect(applyClicks).toEqual([{ viewKey: "view-34" }]);
  });
});
