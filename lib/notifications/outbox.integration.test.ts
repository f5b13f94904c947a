import * as mail from "@/app/api/admin/outbox/[id]/route";
import * as outbox from "@/app/api/admin/outbox/route";
import { sendResetLink } from "@/lib/auth/credentials/reset.commands";
import { stopQueue } from "@/lib/server/workers";
import { createPerson } from "@/prisma/test/people";
import { newcomer } from "@/prisma/test/sign-in";
import { sendDueMail } from "./mail.commands";

type Item = { id: string; to: string; status: string; template: string; html?: string };

afterAll(() => stopQueue());

describe("the outbox", () => {
  test("lists messages newest first, a page at a time", async () => {
    const { browser } = await newcomer({ role: "admin" });
    const people = [await createPerson(), await createPerson(), await createPerson()];
    for (const person of people) await sendResetLink(person.email);
    await sendDueMail();
    const first = await browser.get(outbox.GET, "/api/admin/outbox", { query: { limit: "2" } });
    expect(first.headers.get("x-total-count")).toBe("3");
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = await browser.get(outbox.GET, next);
    const items = [first, second].flatMap(({ body }) => body as unknown as Item[]);
    expect(items.map(({ to }) => to)).toEqual(people.map(({ email }) => email).reverse());
    expect(items[0]).toMatchObject({ status: "sent", template: "password_reset" });
    expect(JSON.stringify(items)).not.toContain("reset-password?token");
    expect(second.headers.get("link")).toBeNull();
  });

  test("shows one message with its link, where no mail server sends it", async () => {
    const { browser } = await newcomer({ role: "admin" });
    const { body } = await browser.get(outbox.GET, "/api/admin/outbox", {
      query: { status: "sent", limit: "1" },
    });
    const [item] = body as unknown as Item[];
    const shown = await browser.get(mail.GET, "/api/admin/outbox/x", { params: { id: item?.id ?? "" } });
    expect(shown.body.text).toContain("http://localhost:3000/reset-password?token=");
    const unknown = { params: { id: "0190b6a0-0000-7000-8000-000000000001" } };
    expect((await browser.get(mail.GET, "/api/admin/outbox/x", unknown)).status).toBe(404);
  });

  test.each(["customer", "vendor"] as const)("is closed to a %s", async (role) => {
    const { browser } = await newcomer({ role });
    const { status, body } = await browser.get(outbox.GET, "/api/admin/outbox");
    expect([status, body.error]).toEqual([403, "Only administrators can access this area."]);
  });
});
