import * as passwords from "@/app/api/admin/passwords/route";
import * as reset from "@/app/api/reset-password/route";
import { sendDueMail } from "@/lib/notifications/mail.commands";
import { db, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { writtenMails } from "@/prisma/test/mails";
import { createPerson, type Person } from "@/prisma/test/people";
import { newcomer, signIn } from "@/prisma/test/sign-in";
import type { IssuedLinkDto } from "./issued.contract";
import { createResetLink } from "./reset.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

let admin: Browser;
let adminPerson: Person;
beforeAll(async () => {
  ({ browser: admin, person: adminPerson } = await newcomer({ role: "admin" }));
});

function issue(account: string) {
  return admin.post(passwords.POST, "/api/admin/passwords", { body: { account } });
}

async function statesOf({ id }: Person): Promise<string[]> {
  const { body } = await admin.get(passwords.GET, "/api/admin/passwords", { query: { limit: "100" } });
  return (body as unknown as IssuedLinkDto[]).flatMap(({ person, state }) =>
    person.id === id ? [state] : [],
  );
}

test("the link goes to the person alone, works once, and older ones end", async () => {
  const person = await createPerson();
  const first = await issue(person.username);
  const second = await issue(person.email.toUpperCase());
  for (const { status, body } of [first, second]) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/token|reset-password/);
  }
  expect(await statesOf(person)).toEqual(["open", "replaced"]);
  await sendDueMail();
  const mails = writtenMails(person.email).filter(({ template }) => template === "password_reset");
  const tokens = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? "");
  expect(new Set(tokens).size).toBe(2);
  const use = async (token: string) => {
    const body = { token, newPassword: "green-kettle-77" };
    return (await createBrowser().post(reset.POST, "/api/reset-password", { body })).status;
  };
  const answers = [
    await use(tokens[0]!),
    await use(tokens[1]!),
    await use(tokens[0]!),
    await use(tokens[1]!),
  ];
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(await statesOf(person)).toEqual(["used", "replaced"]);
  await signIn(person, "green-kettle-77");
});

test("of several at once one stays open", async () => {
  const person = await createPerson();
  const links = [1, 2, 3, 4].map(() => transaction((tx) => createResetLink(tx, { userId: person.id })));
  await Promise.all(links);
  expect(await db.passwordResetToken.count({ where: { userId: person.id, revokedAt: null } })).toBe(1);
});

test("it is written down by whom, without the link", async () => {
  const person = await createPerson();
  await issue(person.username);
  const entry = await db.auditEntry.findFirstOrThrow({ where: { subjectId: person.id } });
  expect(entry).toMatchObject({ action: "user.reset-link", actorId: adminPerson.id });
  expect(JSON.stringify(entry)).not.toMatch(/token/);
});

test("an unknown or suspended account gets none", async () => {
  const suspended = await createPerson({ status: "suspended" });
  for (const account of ["nobody-of-this-name", suspended.username]) {
    expect((await issue(account)).body.fields).toEqual({
      account: "No active account has this username or email address.",
    });
  }
});
