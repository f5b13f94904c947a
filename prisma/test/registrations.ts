import * as registration from "@/app/api/register/route";
import { createBrowser, type Received } from "./browser";

let count = 0;

export function createCustomerForm(extra: object = {}): Record<string, unknown> {
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

export function register(body: object, headers: Record<string, string> = {}): Promise<Received> {
  return createBrowser().post(registration.POST, "/api/register", { body, headers });
}
