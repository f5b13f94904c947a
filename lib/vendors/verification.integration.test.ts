import * as verification from "@/app/api/admin/vendors/[id]/verification/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { createPerson, type Person, type PersonOptions } from "@/prisma/test/people";
import { newcomer } from "@/prisma/test/sign-in";
import { getVendorProfile } from "./queries";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

let admin: Browser;
let person: Person;
beforeAll(async () => {
  ({ browser: admin, person } = await newcomer({ role: "admin" }));
});

async function vendor(vendorStatus: PersonOptions["vendorStatus"], confirmed = true): Promise<string> {
  const { id, vendorId } = await createPerson({ vendorStatus });
  if (confirmed) await db.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  return vendorId ?? "";
}

const checks = { phoneCalled: true, documentSeen: true };

function verify(id: string, body: object = checks) {
  return admin.put(verification.PUT, `/api/admin/vendors/${id}/verification`, { params: { id }, body });
}

function unverify(id: string) {
  return admin.delete(verification.DELETE, `/api/admin/vendors/${id}/verification`, { params: { id } });
}

test("a vendor is verified by an admin's name and date, which the profile shows without the name", async () => {
  const id = await vendor("approved");
  expect((await getVendorProfile(id)).verifiedAt).toBeNull();
  const { body } = await verify(id);
  expect(body).toMatchObject({ verified: true, verification: { by: person.username } });
  const profile = await getVendorProfile(id);
  expect(profile).toMatchObject({ verified: true, verifiedAt: expect.stringMatching(/^20/) });
  expect(JSON.stringify(profile)).not.toContain(person.username);
  expect((await unverify(id)).body).toMatchObject({ verified: false, verification: null });
  expect(await getVendorProfile(id)).toMatchObject({ verified: false, verifiedAt: null });
  const entries = await db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: "asc" } });
  expect(entries.map(({ action }) => action)).toEqual(["vendor.verify", "vendor.unverify"]);
});

test("each check has to be done, the owner's email confirmed, and the vendor approved", async () => {
  const id = await vendor("approved");
  expect((await verify(id, { phoneCalled: true, documentSeen: false })).body.fields).toEqual({
    documentSeen: "Do this check first.",
  });
  expect((await verify(await vendor("approved", false))).body.error).toBe(
    "The owner hasn’t confirmed their email address yet.",
  );
  expect((await verify(await vendor("pending"))).status).toBe(422);
  expect((await unverify(id)).status).toBe(409);
});
