import { welcomeCustomerMail, welcomeVendorMail } from "@/lib/notifications/mail.copy";
import { firstNameSchema, lastNameSchema } from "./schema";

test.each([
  "Win https://evil.example/prize",
  "see www.evil now",
  "prize-draw.com",
  "Claim at EVIL.example!",
  "evil。com",
])("a person is not named %j", (name) => {
  for (const schema of [firstNameSchema, lastNameSchema]) {
    expect(schema.safeParse(name).error?.issues[0]?.message).toBe("Enter your name without a web address");
  }
});

test.each(["Robin", "J. R. R.", "Anne-Marie", "St. John", "O’Brien Jr.", "Ана", "de la Cruz"])(
  "a person is named %j",
  (name) => expect(lastNameSchema.parse(name)).toBe(name),
);

test("a welcome names neither a username nor a business that reads like a host", () => {
  const site = { name: "Plaza", url: "http://localhost:3000" } as Parameters<typeof welcomeVendorMail>[0];
  const person = { firstName: "Ann", username: "prize-draw.com", link: "http://localhost:3000/profile" };
  const mails = [
    welcomeCustomerMail(site, person),
    welcomeVendorMail(site, { ...person, businessName: "www.prize" }),
  ];
  expect(JSON.stringify(mails)).not.toMatch(/prize/);
  const named = welcomeVendorMail(site, { ...person, username: "ann.f", businessName: "Corner Shop" });
  expect(JSON.stringify(named)).toContain("the username ann.f");
});
