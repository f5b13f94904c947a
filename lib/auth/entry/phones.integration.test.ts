import * as register from "@/app/api/register/route";
import { rows, sql } from "@/lib/server/db";
import { createBrowser } from "@/prisma/test/browser";

let count = 0;

function signUp(phone: string, role: "customer" | "vendor") {
  count += 1;
  const body = {
    ...{ firstName: "Ann", lastName: "Field", email: `ann${count}@phones.example`, phone, role },
    ...{ username: `phone-${count}`, password: "blue-wagon-41", confirmPassword: "blue-wagon-41" },
    ...{ businessName: "Blue Kettle Bakery", category: "products", terms: true },
  };
  return createBrowser().post(register.POST, "/api/register", { body });
}

beforeEach(async () => {
  await rows(sql`DELETE FROM rate_limits`);
});

test.each([
  ["customer", "+1 (512) 555-0143", "512-555-0143"],
  ["customer", "1-512-555-0143", "512-555-0143"],
  ["customer", "+44 20 7946 0958", "+44 20 7946 0958"],
  ["vendor", "+1 (512) 555-0143", "512-555-0143"],
] as const)("stores for a %s the phone number %j as %j", async (role, phone, stored) => {
  expect(await signUp(phone, role)).toMatchObject({ status: 201, body: { phone: stored } });
});

test.each(["abc", "5", "512-555-0143 ext. 22", "512-555-CARS"])(
  "refuses the phone number %j for a customer",
  async (phone) => {
    expect(await signUp(phone, "customer")).toMatchObject({
      status: 422,
      body: { fields: { phone: "Enter a 10-digit US phone number, or one with + and its country code" } },
    });
  },
);

test.each(["none", "5", "512-555-0143 ext. 22", "+44 20 7946 0958", "555-123-45678"])(
  "refuses the phone number %j for a vendor",
  async (phone) => {
    expect(await signUp(phone, "vendor")).toMatchObject({
      status: 422,
      body: { fields: { phone: "Enter a 10-digit US phone number without an extension" } },
    });
  },
);

test.each(["customer", "vendor"] as const)("requires a phone number from a %s", async (role) => {
  expect(await signUp(" ", role)).toMatchObject({
    status: 422,
    body: { fields: { phone: "Phone number is required" } },
  });
});
