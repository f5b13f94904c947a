import * as registration from "@/app/api/register/route";
import * as currentUser from "@/app/api/user/route";
import { db, rows, sql } from "@/lib/server/db";
import { hashPassword } from "@/lib/server/password";
import { createBrowser, type Received } from "@/prisma/test/browser";
import { readMails } from "@/prisma/test/mails";
import { createCustomerForm, register } from "@/prisma/test/registrations";

function vendor(extra: object = {}): Record<string, unknown> {
  return {
    ...createCustomerForm(),
    phone: "5550100124",
    businessName: "Blue Kettle Bakery",
    category: "products",
    confirmPassword: "blue-wagon-41",
    terms: true,
    role: "vendor",
    ...extra,
  };
}

beforeEach(async () => {
  await rows(sql`DELETE FROM rate_limits`);
});

describe("POST /api/register for a customer", () => {
  test("creates the account, signs in, and reports the sent welcome mail", async () => {
    const body = createCustomerForm();
    const browser = createBrowser();
    const answer = await browser.post(registration.POST, "/api/register", { body });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      username: body.username,
      firstName: "Ann",
      lastName: "Field",
      email: body.email,
      phone: "555-010-0123",
      role: "customer",
      approved: true,
      profilePicture: null,
      vendorId: null,
      vendorStatus: null,
      businessRole: null,
      moderator: false,
      token: expect.any(String),
      emailStatus: {
        sent: true,
        message: "Your account has been created! A welcome email was sent to you.",
      },
    });
    expect((await browser.get(currentUser.GET, "/api/user")).body.id).toBe(answer.body.id);
    const [mail, ...others] = readMails(String(body.email));
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Welcome to Plaza, Ann");
    expect(mail?.html).toContain(String(body.username));
  });

  test("3: ignores all other fields of the body", async () => {
    const extra = {
      approved: true,
      status: "suspended",
      id: "0190b6a0-0000-7000-8000-000000000001",
      points: 9,
      demo: true,
    };
    const answer = await register(createCustomerForm(extra));
    expect(answer.status).toBe(201);
    const user = await db.user.findUniqueOrThrow({ where: { id: String(answer.body.id) } });
    expect(user).toMatchObject({ role: "customer", status: "active", demo: false });
    expect(user.id).not.toBe(extra.id);
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test.each([["admin"], ["superuser"], [undefined], [null]])("3: refuses the role %s", async (role) => {
    const answer = await register(createCustomerForm({ role }));
    expect([answer.status, answer.body.fields]).toEqual([422, { role: "Role must be vendor or customer" }]);
    expect(await db.user.count({ where: { role: "admin" } })).toBe(0);
  });

  test.each([
    ["firstName", "", "First name is required"],
    ["firstName", "   ", "First name is required"],
    ["lastName", "", "Last name is required"],
    ["email", "not-an-address", "Invalid email address"],
    ["email", undefined, "Invalid email address"],
    ["phone", "", "Phone number is required"],
    ["username", "ab", "Username must be at least 3 characters"],
    [
      "username",
      "ann@mail.example",
      "Username may only contain letters, numbers, dots, dashes and underscores",
    ],
    ["password", "12345", "Password must be at least 6 characters"],
    ["password", "x".repeat(129), "Password is too long"],
    ["password", "password", "This password is too easy to guess."],
    ["password", "annfield1", "This password is too easy to guess."],
    ["password", "plaza-2026", "This password is too easy to guess."],
  ])("refuses %s = %j with its message", async (field, value, message) => {
    const answer = await register(createCustomerForm({ [field]: value }));
    expect(answer.status).toBe(422);
    expect(answer.body.error).toBe(message);
    expect((answer.body.fields as Record<string, string>)[field]).toBe(message);
  });

  test("accepts a password of 128 characters and one in other scripts", async () => {
    for (const password of ["ж".repeat(60) + "-wagon-" + "я".repeat(61), "日本語のパスワード"]) {
      expect((await register(createCustomerForm({ password }))).status).toBe(201);
    }
  });
});

describe("POST /api/register for a vendor", () => {
  test("3: creates a pending vendor with its application, whatever the body claims", async () => {
    const answer = await register(vendor({ approved: true, status: "approved", vendorStatus: "approved" }));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      role: "vendor",
      approved: false,
      vendorStatus: "pending",
      phone: "555-010-0124",
    });
    const stored = await db.vendor.findUniqueOrThrow({
      where: { userId: String(answer.body.id) },
      select: { id: true, status: true, businessName: true, category: true, slug: true, applications: true },
    });
    expect(stored).toMatchObject({
      status: "pending",
      businessName: "Blue Kettle Bakery",
      category: "products",
    });
    expect(stored.id).toBe(answer.body.vendorId);
    expect(stored.slug).toMatch(/^blue-kettle-bakery/);
    expect(stored.applications).toHaveLength(1);
    const [mail] = readMails(String(answer.body.email));
    expect(mail?.text).toContain("we’ll email you as soon as yours is approved");
  });

  test("gives two businesses with the same name different addresses", async () => {
    const answers = [
      await register(vendor()),
      await register(vendor()),
      await register(vendor({ businessName: "日本" })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  test.each([
    [{ businessName: undefined }, "businessName", "Business name and category are required for vendors"],
    [{ businessName: " " }, "businessName", "Business name and category are required for vendors"],
    [{ category: undefined }, "category", "Business name and category are required for vendors"],
    [{ category: "real-estate" }, "category", "Business name and category are required for vendors"],
    [{ confirmPassword: "" }, "confirmPassword", "Please confirm your password"],
    [{ confirmPassword: "other-wagon-41" }, "confirmPassword", "Passwords do not match"],
    [{ terms: false }, "terms", "You must agree to the terms"],
    [{ phone: "none" }, "phone", "Enter a 10-digit US phone number without an extension"],
    [{ phone: "555010012499" }, "phone", "Enter a 10-digit US phone number without an extension"],
    [
      { password: "bluekettle1", confirmPassword: "bluekettle1" },
      "password",
      "This password is too easy to guess.",
    ],
  ])("refuses %j with its message", async (extra, field, message) => {
    const answer = await register(vendor(extra));
    expect([answer.status, answer.body.error]).toEqual([422, message]);
    expect(answer.body.fields).toEqual({ [field]: message });
  });
});

describe("a sign-up that conflicts with another account", () => {
  test("6: names the field, and not the account", async () => {
    const first = createCustomerForm();
    await register(first);
    const sameName = await register(createCustomerForm({ username: String(first.username).toUpperCase() }));
    expect([sameName.status, sameName.body]).toEqual([
      409,
      {
        error: "This username is already taken.",
        code: "conflict",
        fields: { username: "This username is already taken." },
      },
    ]);
    const sameMail = await register(createCustomerForm({ email: String(first.email).toUpperCase() }));
    expect([sameMail.status, sameMail.body.fields]).toEqual([
      409,
      { email: "An account with this email address already exists." },
    ]);
  });

  test("creates one account from parallel requests", async () => {
    const body = createCustomerForm();
    const answers = await Promise.all([register(body), register(body), register(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await db.user.count({ where: { username: String(body.username) } })).toBe(1);
    expect(readMails(String(body.email))).toHaveLength(1);
  });

  test("6: limits one email address to five tries in 15 minutes", async () => {
    const body = createCustomerForm();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await register(body)).status);
    expect(statuses).toEqual([201, 409, 409, 409, 409, 429]);
  });
});

describe("a repeated sign-up with the same Idempotency-Key", () => {
  test("answers with the same account and sends one email", async () => {
    const body = vendor();
    const key = { "idempotency-key": "sign-up-1" };
    const answers: Received[] = await Promise.all([register(body, key), register(body, key)]);
    answers.push(await register(body, key));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    expect(answers[2]?.body.emailStatus).toMatchObject({ sent: true });
    expect(readMails(String(body.email))).toHaveLength(1);
  });

  test("refuses a user without the password", async () => {
    const body = createCustomerForm();
    const key = { "idempotency-key": "sign-up-2" };
    await register(body, key);
    const answer = await register({ ...body, password: "other-wagon-41" }, key);
    expect([answer.status, answer.setCookies]).toEqual([422, []]);
  });

  describe("when the account has changed since", () => {
    async function signedUp() {
      const body = createCustomerForm();
      const key = { "idempotency-key": `sign-up-${body.username}` };
      const { body: made } = await register(body, key);
      const userId = String(made.id);
      const sessions = () => db.session.count({ where: { userId } });
      return { userId, sessions, again: () => register(body, key) };
    }

    test("requires a sign-in when it has a second step", async () => {
      const { userId, sessions, again } = await signedUp();
      await db.totpCredential.create({ data: { userId, secret: "sealed", confirmedAt: new Date() } });
      const { status, body, setCookies } = await again();
      expect([status, body.error, setCookies]).toEqual([409, "Your account is ready. Please sign in.", []]);
      expect(JSON.stringify(body)).not.toContain("token");
      expect(await sessions()).toBe(1);
    });

    test("refuses the sign-in when it was suspended", async () => {
      const { userId, sessions, again } = await signedUp();
      await db.user.update({ where: { id: userId }, data: { status: "suspended" } });
      const { status, body, setCookies } = await again();
      expect([status, body.error, setCookies]).toEqual([403, "This account is suspended.", []]);
      expect(await sessions()).toBe(1);
    });

    test("refuses the sign-in when its password is different", async () => {
      const { userId, sessions, again } = await signedUp();
      const passwordHash = await hashPassword("green-wagon-42");
      await db.user.update({ where: { id: userId }, data: { passwordHash } });
      const { status, setCookies } = await again();
      expect([status, setCookies]).toEqual([422, []]);
      expect(await sessions()).toBe(1);
    });

    test("ignores the key after 24 hours", async () => {
      const { userId, again } = await signedUp();
      await rows(
        sql`UPDATE users SET created_at = created_at - interval '25 hours' WHERE id = ${userId}::uuid`,
      );
      expect((await again()).status).toBe(409);
      await rows(
        sql`UPDATE users SET username = id::text, email = id || '@gone.example' WHERE id = ${userId}::uuid`,
      );
      const { status, body } = await again();
      expect(status).toBe(201);
      expect(body.id).not.toBe(userId);
    });

    test("signs in when the first answer was lost before it had a session", async () => {
      const { userId, again } = await signedUp();
      await db.session.deleteMany({ where: { userId } });
      const { status, body, setCookies } = await again();
      expect([status, body.id, setCookies.length]).toEqual([201, userId, 3]);
    });
  });
});
