import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type APIRequestContext, type Page } from "@playwright/test";

export type NewPerson = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  username: string;
  password: string;
};

export function makePerson(firstName = "Robin"): NewPerson {
  const mark = randomBytes(5).toString("hex");
  return {
    firstName,
    lastName: "Harper",
    email: `${mark}@mail.example`,
    phone: "555-010-0142",
    username: `guest-${mark}`,
    password: "green-wagon-42",
  };
}

export type Business = { businessName: string; category: "products" | "services" | "realestate" };

export async function register(
  request: APIRequestContext,
  { person = makePerson(), business, origin }: { person?: NewPerson; business?: Business; origin?: string },
): Promise<NewPerson> {
  const { password } = person;
  const data = business
    ? { ...person, ...business, confirmPassword: password, terms: true, role: "vendor" }
    : { ...person, role: "customer" };
  const response = await request.post("/api/register", { data, headers: { origin: origin ?? "" } });
  expect(response.status(), await response.text()).toBe(201);
  return person;
}

export async function fillLogin(
  page: Page,
  { username, password }: Pick<NewPerson, "username" | "password">,
): Promise<void> {
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

export type SentMail = { template: string; to: string; subject: string; text: string };

export function readMails(to: string): SentMail[] {
  const folder = path.join(process.env.E2E_DATA_DIR ?? "", "mail");
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as SentMail)
    .filter((mail) => mail.to === to);
}

export async function waitForMailLink(to: string, template: string, pathname: string): Promise<string> {
  let link = "";
  const find = () => {
    const mail = readMails(to)
      .filter((sent) => sent.template === template)
      .at(-1);
    link =
      mail?.text.split(/\s+/).find((word) => URL.canParse(word) && new URL(word).pathname === pathname) ?? "";
    return link;
  };
  await expect.poll(find, { message: `a mail '${template}' to ${to}`, timeout: 30_000 }).not.toBe("");
  const { pathname: at, search } = new URL(link);
  return `${at}${search}`;
}

type Opening = { vendor: APIRequestContext; admin: APIRequestContext; origin: string | undefined };

export async function createApprovedVendor({
  vendor,
  admin,
  origin,
}: Opening): Promise<NewPerson & { vendorId: string }> {
  const headers = { origin: origin ?? "" };
  const person = await register(vendor, {
    business: { businessName: `Kettle ${randomBytes(4).toString("hex")}`, category: "products" },
    origin,
  });
  const login = { username: "demo-admin", password: "market-demo-2026" };
  expect((await admin.post("/api/login", { data: login, headers })).status()).toBe(200);
  const found = await admin.get(`/api/admin/vendors?search=${person.username}`);
  const [shop] = (await found.json()) as { id: string }[];
  const vendorId = shop?.id ?? "";
  const approved = await admin.post(`/api/admin/vendors/${vendorId}/approve`, { data: {}, headers });
  expect(approved.status(), await approved.text()).toBe(200);
  return { ...person, vendorId };
}
