import * as one from "@/app/api/admin/templates/[id]/route";
import * as all from "@/app/api/admin/templates/route";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import type { TemplateDto } from "./templates.contract";

afterAll(() => stopQueue());

describe("templates", () => {
  const address = "/api/admin/templates";

  let admin: Browser;

  beforeAll(async () => {
    ({ browser: admin } = await createSignedInPerson({ role: "admin" }));
  });

  const write = (body: object) => admin.put(all.PUT, address, { body });

  const titles = async (queue?: string) => {
    const { body } = await admin.get(all.GET, address, { query: queue ? { queue } : {} });
    return (body as unknown as TemplateDto[]).map(({ title }) => title);
  };

  test("creates, edits, and deletes a template with a unique name per queue", async () => {
    const blurry = {
      id: null,
      queue: "listings",
      title: "Blurry photos",
      text: "Please take sharper photos.",
    };
    const { body } = await write(blurry);
    const { id } = body as unknown as TemplateDto;
    expect((await write({ ...blurry, title: "BLURRY photos" })).status).toBe(422);
    expect((await write({ ...blurry, queue: "jobs" })).status).toBe(200);
    const { updatedAt } = body as unknown as TemplateDto;
    expect((await write({ ...blurry, id, updatedAt, title: "Unclear photos" })).status).toBe(200);
    const lost = await write({ ...blurry, id, updatedAt, title: "Dark photos" });
    expect([lost.status, lost.body.error]).toEqual([
      409,
      "Another admin changed this template. Reload the page.",
    ]);
    const headers = { "if-match": `"${updatedAt}"` };
    expect((await admin.put(all.PUT, address, { body: { ...blurry, id }, headers })).status).toBe(409);
    expect(await titles("listings")).toEqual(["Unclear photos"]);
    expect(await titles()).toEqual(["Unclear photos", "Blurry photos"]);
    const gone = await admin.delete(one.DELETE, `${address}/${id}`, { params: { id } });
    expect(gone.status).toBe(200);
    expect(await titles("listings")).toEqual([]);
    expect((await write({ ...blurry, id })).status).toBe(404);
  });
});
