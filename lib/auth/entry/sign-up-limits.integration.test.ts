import * as confirm from "@/app/api/profile/email/confirm/route";
import * as email from "@/app/api/profile/email/route";
import * as registration from "@/app/api/register/route";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { rows, sql } from "@/lib/server/db";
import { createBrowser, type Received } from "@/prisma/test/browser";
import { findLink, readMails } from "@/prisma/test/mails";
import { createCustomerForm, register } from "@/prisma/test/registrations";

beforeEach(() => rows(sql`DELETE FROM rate_limits`));

async function pointsOf(name: string): Promise<number[]> {
  const found = await rows<{ points: number }>(sql`
    SELECT points FROM rate_limits WHERE key LIKE ${`${name}:%`} AND points > 0 ORDER BY points`);
  return found.map(({ points }) => points);
}

test("limits a mailbox to three welcome mails an hour, without refusing the next sign-up", async () => {
  const answers: Received[] = [];
  for (const tag of ["", "+a", "+b", "+c"]) {
    answers.push(await register(createCustomerForm({ email: `Mail.Box${tag}@gmail.com` })));
  }
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(answers.map(({ body }) => (body.emailStatus as { sent: boolean }).sent)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(answers[3]?.body.emailStatus).toEqual({ sent: false, message: "Your account has been created!" });
  expect(readMails("Mail.Box+c@gmail.com")).toEqual([]);
  expect((await register(createCustomerForm())).body.emailStatus).toMatchObject({ sent: true });
});

test("counts failed sign-ups against neither network nor mailbox", async () => {
  const school = { "x-plaza-peer": "203.0.113.42" };
  const registered = createCustomerForm();
  expect((await register(registered, school)).status).toBe(201);
  const counted = await Promise.all(["register-address", "mailbox-hour", "mailbox-day"].map(pointsOf));
  const failing = [
    createCustomerForm({ username: registered.username }),
    createCustomerForm({ email: registered.email }),
    createCustomerForm({ password: "annfield1" }),
  ];
  const statuses: number[] = [];
  for (const body of failing) statuses.push((await register(body, school)).status);
  expect(statuses).toEqual([409, 409, 422]);
  const headers = { ...school, "idempotency-key": "sign-up-limits-1" };
  const pupil = createCustomerForm();
  const [first, again] = [await register(pupil, headers), await register(pupil, headers)];
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
  expect(counted).toEqual([[1], [1], [1]]);
  expect(await pointsOf("register-address")).toEqual([2]);
  expect(await pointsOf("mailbox-hour")).toEqual([1, 1]);
});

test("limits sign-up attempts to 200 per network and hour, whether or not they succeed", async () => {
  const school = { "x-plaza-peer": "203.0.113.43" };
  expect((await register(createCustomerForm({ password: "annfield1" }), school)).status).toBe(422);
  await rows(sql`UPDATE rate_limits SET points = 200 WHERE key LIKE 'register-tries:%'`);
  const { status, body } = await register(createCustomerForm(), school);
  expect([status, body.error]).toEqual([
    429,
    expect.stringMatching(/^Too many tries to sign up from your network\. Try again in (59|60) minutes\.$/),
  ]);
});

test("limits unconfirmed sign-ups to 40 an hour per network", async () => {
  const school = { "x-plaza-peer": "203.0.113.40" };
  const pupil = createCustomerForm();
  expect((await register(pupil, school)).status).toBe(201);
  const all = sql`UPDATE rate_limits SET points = 40 WHERE key LIKE 'register-address:%'`;
  await rows(all);
  const refused = await register(createCustomerForm(), school);
  expect([refused.status, refused.body.error]).toEqual([
    429,
    expect.stringMatching(
      /^Too many people on your network have signed up .* Try again in (59|60) minutes\.$/,
    ),
  ]);
  expect((await register(createCustomerForm(), { "x-plaza-peer": "203.0.113.41" })).status).toBe(201);

  await rows(all);
  const [mail] = readMails(String(pupil.email));
  const token = findLink(mail, "/profile").searchParams.get("confirm-email");
  const confirmed = await createBrowser().post(confirm.POST, "/api/profile/email/confirm", {
    body: { token },
  });
  expect(confirmed.status).toBe(200);
  expect((await register(createCustomerForm(), school)).status).toBe(201);
});

test("stops counting a sign-up for its network once its person first confirms an address", async () => {
  const home = { "x-plaza-peer": "203.0.113.44" };
  const person = createCustomerForm();
  const browser = createBrowser();
  const made = await browser.post(registration.POST, "/api/register", { body: person, headers: home });
  expect(made.status).toBe(201);
  expect((await register(createCustomerForm(), home)).status).toBe(201);
  const confirmBy = async (address: string) => {
    const mail = readMails(address).at(-1);
    const body = { token: findLink(mail, "/profile").searchParams.get("confirm-email") };
    return (await createBrowser().post(confirm.POST, "/api/profile/email/confirm", { body })).status;
  };
  expect(await confirmBy(String(person.email))).toBe(200);
  expect(await pointsOf("register-address")).toEqual([1]);
  const change = { email: "ann-elsewhere@mail.example", password: person.password };
  expect((await browser.post(email.POST, "/api/profile/email", { body: change })).status).toBe(200);
  await sendDueMail();
  expect(await confirmBy(change.email)).toBe(200);
  expect(await pointsOf("register-address")).toEqual([1]);
});
