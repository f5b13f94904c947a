import {
  accountReinstatedMail,
  accountSuspendedMail,
  emailChangedMail,
  passwordChangedMail,
  passwordResetMail,
  roleChangedMail,
  vendorApprovedMail,
  vendorReinstatedMail,
  vendorRejectedMail,
  vendorSuspendedMail,
  welcomeCustomerMail,
  welcomeVendorMail,
} from "./mail.copy";

const site = { name: "Plaza", url: "https://plaza.example", contactEmail: "hello@plaza.example" };
const link = "https://plaza.example/profile?confirm-email=token";

const wordsOf = ({ subject, preview, heading, paragraphs }: ReturnType<typeof vendorApprovedMail>) =>
  [subject, preview, heading, ...paragraphs].join("\n");

test.each(["t.co", "x.y.example", "bit.ly-shop", "www.shop", "a.xn--p1ai"])(
  "omits %s as a username or business from emails",
  (name) => {
    const person = {
      firstName: "Ann",
      username: name,
      businessName: name,
      link,
      minutes: 60,
      reason: "Unclear.",
    };
    for (const mail of [
      welcomeCustomerMail(site, person),
      welcomeVendorMail(site, person),
      passwordResetMail(site, person),
      vendorApprovedMail(site, person),
      vendorRejectedMail(site, person),
      vendorSuspendedMail(site, person),
      vendorReinstatedMail(site, person),
    ]) {
      expect([mail.template, wordsOf(mail)]).toEqual([mail.template, expect.not.stringContaining(name)]);
    }
  },
);

test("separates the parts of a first name that mail programs would link", () => {
  const names = { username: "ann.f", businessName: "Corner Shop", newEmail: "ann@mail.example" };
  const person = { firstName: "dr.link", ...names, link, minutes: 60, reason: "Unclear.", until: null };
  for (const mail of [
    welcomeCustomerMail(site, person),
    passwordResetMail(site, person),
    passwordChangedMail(site, person),
    emailChangedMail(site, person),
    vendorApprovedMail(site, person),
    vendorRejectedMail(site, person),
    vendorSuspendedMail(site, person),
    vendorReinstatedMail(site, person),
    accountSuspendedMail(site, person),
    accountReinstatedMail(site, person),
    roleChangedMail(site, { ...person, role: "admin" }),
  ]) {
    expect([mail.template, wordsOf(mail)]).toEqual([mail.template, expect.stringContaining("dr. link")]);
    expect([mail.template, wordsOf(mail)]).toEqual([mail.template, expect.not.stringContaining("dr.link")]);
  }
});

test("keeps other names in emails", () => {
  const person = {
    firstName: "Ann",
    username: "ann.f",
    businessName: "J.R. Smith & Sons",
    link,
    minutes: 60,
  };
  expect(wordsOf(passwordResetMail(site, person))).toContain("a new password for the account ann.f.");
  expect(vendorApprovedMail(site, person).subject).toBe("J.R. Smith & Sons is approved on Plaza");
});
