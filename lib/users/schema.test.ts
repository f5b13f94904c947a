import { welcomeCustomerMail, welcomeVendorMail } from "@/lib/notifications/mail/mail.copy";
import { firstNameSchema, lastNameSchema } from "./schema";

test.each([
  "Win https://evil.example/prize",
  "see www.evil now",
  "prize-draw.com",
  "Claim at EVIL.example!",
  "evil。com",
  "Evil.Com",
  "EVIL.EXAMPLE",
  "St.John.evil.example",
  "T.CO",
  "WWW.Ann",
  "t.co/x",
  "evil.com",
  "bit.ly",
  "st.john.evil.example",
  "st.com",
  "ST.COM wins",
  "dr.dk",
  "best.john",
])("refuses the name %j", (name) => {
  for (const schema of [firstNameSchema, lastNameSchema]) {
    expect(schema.safeParse(name).error?.issues[0]?.message).toBe("Enter your name without a web address");
  }
});

test.each([
  "Robin",
  "J. R. R.",
  "Anne-Marie",
  "St. John",
  "O’Brien Jr.",
  "Ана",
  "de la Cruz",
  "St.John",
  "Ma.Theresa",
  "John.Paul",
  "J.R.R.Tolkien",
  "St.John’s",
  "O'St.John",
  "ST.JOHN",
  "MA.THERESA",
  "st.john",
  "st.james",
  "ma.theresa",
  "dr.smith",
  "St.john",
  "mary st.john-lee",
  "md.rahman",
])("accepts the name %j", (name) => expect(lastNameSchema.parse(name)).toBe(name));

test.each(["Ann\u202Edleif", "Ann\nField", "Ann\u2028Field", "\u2067Ann"])("refuses the name %j", (name) => {
  expect(firstNameSchema.safeParse(name).error?.issues[0]?.message).toBe(
    "Keep names on one line, without hidden characters",
  );
});

test("omits a username or business name that reads like a host from a welcome", () => {
  const site = { name: "Plaza", url: "http://localhost:3000" } as Parameters<typeof welcomeVendorMail>[0];
  const person = { firstName: "Ann", username: "prize-draw.com", link: "http://localhost:3000/profile" };
  const mails = [
    welcomeCustomerMail(site, person),
    welcomeVendorMail(site, { ...person, businessName: "www.prize" }),
  ];
  expect(JSON.stringify(mails)).not.toMatch(/prize/);
  const named = welcomeVendorMail(site, { ...person, username: "ann.f", businessName: "Corner Shop" });
  expect(JSON.stringify(named)).toContain("the username ann.f");
  const pointed = welcomeCustomerMail(site, { ...person, firstName: "Ma.Theresa" });
  expect(pointed.heading).toBe("Welcome, Ma. Theresa!");
  const lower = welcomeCustomerMail(site, { ...person, firstName: "st.john" });
  expect(lower.subject).toBe("Welcome to Plaza, st. john");
});
