import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { createUser, createVendor } from "@/prisma/factories";

export const goodPassword = "blue-wagon-41";

let phones = 0;

/** Unique per person, because people with the same phone number are linked as related. */
function nextPhone(): string {
  phones += 1;
  return `555-2${String(phones).padStart(6, "0").replace(/^(..)/, "$1-")}`;
}

let passwordHash: Promise<string> | undefined;

export type PersonOptions = {
  role?: "customer" | "vendor" | "admin";
  status?: "active" | "suspended";
  vendorStatus?: "pending" | "approved" | "rejected" | "suspended";
  username?: string;
  firstName?: string;
  phone?: string;
  businessPhone?: string;
  confirmed?: boolean;
};

export type Person = { id: string; username: string; email: string; vendorId: string | null };

export async function createPerson(options: PersonOptions = {}): Promise<Person> {
  // The hash contains its cost parameters, so a thousand sign-ins stay cheap too.
  passwordHash ??= hash(goodPassword, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  const { vendorStatus, firstName = "Robin", status = "active", phone = nextPhone() } = options;
  const role = options.role ?? (vendorStatus ? "vendor" : "customer");
  const name = options.username ?? `person-${randomUUID().slice(0, 12)}`;
  const { id, username, email } = await createUser({
    username: name,
    email: `${name.toLowerCase()}@mail.example`,
    firstName,
    phone,
    passwordHash: await passwordHash,
    role,
    status,
    emailVerifiedAt: options.confirmed ? new Date() : null,
  });
  if (role !== "vendor") return { id, username, email, vendorId: null };
  const vendor = await createVendor({
    userId: id,
    businessName: `Business of ${name}`,
    phone: options.businessPhone ?? nextPhone(),
    status: vendorStatus ?? "approved",
  });
  return { id, username, email, vendorId: vendor.id };
}
