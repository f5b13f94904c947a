import * as decide from "@/app/api/admin/users/[id]/[action]/route";
import * as audit from "@/app/api/admin/audit/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { createPerson, type Person } from "@/prisma/test/people";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import type { AuditEntryDto } from "./contract";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

let admin: Browser;
let person: Person;
let target: Person;
beforeAll(async () => {
  ({ browser: admin, person } = await createSignedInPerson({ role: "admin" }));
  target = await createPerson();
  for (const action of ["suspend", "reinstate"]) {
    await admin.post(decide.POST, `/api/admin/users/${target.id}/${action}`, {
      params: { id: target.id, action },
      body: { reason: "Sold fakes" },
    });
  }
});

async function read(query: Record<string, string>) {
  const { body, status } = await admin.get(audit.GET, "/api/admin/audit", { query });
  return { status, items: body as unknown as AuditEntryDto[] };
}

test("shows actor, action, subject, and changes, newest first", async () => {
  const { items } = await read({ person: person.username });
  expect(items.map(({ action }) => action)).toEqual(["user.reinstate", "user.suspend"]);
  expect(items[1]).toMatchObject({
    actor: { id: person.id, name: person.username },
    subject: { type: "user", id: target.id },
    data: { reason: "Sold fakes" },
    changes: [
      { field: "status", before: "active", after: "suspended" },
      { field: "suspension reason", before: null, after: "Sold fakes" },
    ],
  });
});

test("filters the log by action, subject, link, and day", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const of = async (query: Record<string, string>) =>
    (await read({ person: person.username, ...query })).items.length;
  expect(await of({ action: "user.suspend" })).toBe(1);
  expect(await of({ action: "user.nothing" })).toBe(0);
  expect(await of({ thing: `https://plaza.example/x/${target.id.toUpperCase()}?a=b` })).toBe(2);
  expect(await of({ thing: person.id })).toBe(0);
  expect(await of({ from: today, to: today })).toBe(2);
  expect(await of({ to: "2001-01-01" })).toBe(0);
  expect((await read({ from: "2026-02-30" })).status).toBe(400);
  expect((await read({ from: "0000-01-01" })).status).toBe(400);
});

test("refuses to change or delete log entries, even by the app itself", async () => {
  const where = { subjectId: target.id };
  const before = await db.auditEntry.findMany({ where });
  await expect(db.auditEntry.updateMany({ where, data: { summary: "Nothing" } })).rejects.toThrow();
  await expect(db.auditEntry.deleteMany({ where })).rejects.toThrow();
  await expect(rows(sql`TRUNCATE audit_log`)).rejects.toThrow("append-only");
  expect(await db.auditEntry.findMany({ where })).toEqual(before);
});
