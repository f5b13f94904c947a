import * as identities from "@/app/api/profile/identities/route";
import * as identity from "@/app/api/profile/identities/[id]/route";
import * as currentUser from "@/app/api/user/route";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import type { Browser } from "@/prisma/test/browser";
import { goodPassword } from "@/prisma/test/people";
import { createSignedInPerson, signIn } from "@/prisma/test/sign-in";

let count = 0;

async function linked() {
  const { person, browser } = await createSignedInPerson();
  count += 1;
  const { id } = await db.identity.create({
    data: {
      userId: person.id,
      issuer: "https://login.example",
      subject: `subject-${count}`,
      email: "ada@login.example",
    },
    select: { id: true },
  });
  return { person, browser, id };
}

function remove(browser: Browser, id: string, password = goodPassword) {
  return browser.delete(identity.DELETE, `/api/profile/identities/${id}`, {
    params: { id },
    body: { password },
  });
}

test("lists the person's own linked sign-ins with the provider's host or name", async () => {
  await linked();
  const { browser, id } = await linked();
  const read = async () => (await browser.get(identities.GET, "/api/profile/identities")).body;
  const expected = {
    id,
    provider: "login.example",
    email: "ada@login.example",
    createdAt: expect.any(String),
    lastUsedAt: expect.any(String),
  };
  expect(await read()).toEqual([expected]);
  const { OIDC } = env;
  Object.assign(env, {
    OIDC: { issuer: "https://login.example/", clientId: "a", clientSecret: "b", name: "Example" },
  });
  try {
    expect(await read()).toEqual([{ ...expected, provider: "Example" }]);
  } finally {
    Object.assign(env, { OIDC });
  }
});

test("removes a linked sign-in with the password, and signs out the other devices", async () => {
  const { person, browser, id } = await linked();
  const other = await signIn(person);
  const wrong = await remove(browser, id, "wrong-password");
  expect([wrong.status, Object.keys(wrong.body.fields as object)]).toEqual([422, ["password"]]);
  expect(await db.identity.count({ where: { id } })).toBe(1);
  expect((await remove(browser, id)).body).toEqual({ success: true });
  expect(await db.identity.count({ where: { id } })).toBe(0);
  expect((await browser.get(currentUser.GET, "/api/user")).status).toBe(200);
  expect((await other.get(currentUser.GET, "/api/user")).status).toBe(401);
  const audits = await db.auditEntry.findMany({ where: { subjectId: person.id }, select: { action: true } });
  expect(audits).toEqual([{ action: "user.unlink_sign_in" }]);
});

test("refuses to remove another person's linked sign-in", async () => {
  const { id } = await linked();
  const { browser } = await createSignedInPerson();
  expect((await remove(browser, id)).status).toBe(404);
  expect(await db.identity.count({ where: { id } })).toBe(1);
});
