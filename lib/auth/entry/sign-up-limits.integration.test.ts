import * as confirm from "@/app/api/profile/email/confirm/route";
import * as register from "@/app/api/register/route";
import { rows, sql } from "@/lib/server/db";
import { createBrowser, type Received } from "@/prisma/test/browser";
import { linkIn, writtenMails } from "@/prisma/test/mails";

let count = 0;

function customer(extra: object = {}): Record<string, unknown> {
  count += 1;
  return {
    firstName: "Ann",
    lastName: "Field",
    email: `ann${count}@mail.example`,
    phone: "555-010-0123",
    username: `customer-${count}`,
    password: "blue-wagon-41",
    role: "customer",
    ...extra,
  };
}

function send(body: object, headers: Record<string, string> = {}): Promise<Received> {
  return createBrowser().post(register.POST, "/api/register", { body, headers });
}

beforeEach(() => rows(sql`DELETE FROM rate_limits`));

test("limits welcome emails to three an hour per mailbox and says when to try again", async () => {
  const answers: Received[] = [];
  for (const tag of ["", "+a", "+b", "+c"]) {
    answers.push(await send(customer({ email: `Mailbox${tag}@mail.example` })));
  }
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  expect(answers[3]?.body.error).toMatch(/ or try again in (59|60) minutes\.$/);
  expect((await send(customer())).status).toBe(201);
});

test("limits unconfirmed sign-ups to 40 an hour per network", async () => {
  const school = { "x-plaza-peer": "203.0.113.40" };
  const pupil = customer();
  expect((await send(pupil, school)).status).toBe(201);
  const all = sql`UPDATE rate_limits SET points = 40 WHERE key LIKE 'register-address:%'`;
  await rows(all);
  const refused = await send(customer(), school);
  expect([refused.status, refused.body.error]).toEqual([
    429,
    expect.stringMatching(
      /^Too many people on your network have signed up .* Try again in (59|60) minutes\.$/,
    ),
  ]);
  expect((await send(customer(), { "x-plaza-peer": "203.0.113.41" })).status).toBe(201);

  await rows(all);
  const [mail] = writtenMails(String(pupil.email));
  const token = linkIn(mail, "/profile").searchParams.get("confirm-email");
  const confirmed = await createBrowser().post(confirm.POST, "/api/profile/email/confirm", {
    body: { token },
  });
  expect(confirmed.status).toBe(200);
  expect((await send(customer(), school)).status).toBe(201);
});
