import { randomUUID } from "node:crypto";
import { db } from "@/lib/server/db";
import { hashPassword } from "@/lib/server/password";

export const goodPassword = "blue-wagon-41";

let passwordHash: Promise<string> | undefined;

export type PersonOptions = {
  role?: "customer" | "vendor" | "admin";
  status?: "active" | "suspended";
  vendorStatus?: "pending" | "approved" | "rejected" | "suspended";
  username?: string;
  firstName?: string;
};

export type Person = { id: string; username: string; email: string; vendorId: string | null };

/** A person in the database whose password is `goodPassword`; a vendor comes with its business. */
export async function createPerson(options: PersonOptions = {}): Promise<Person> {
  passwordHash ??= hashPassword(goodPassword);
  const { vendorStatus } = options;
  const role = options.role ?? (vendorStatus ? "vendor" : "customer");
  const name = options.username ?? `person-${randomUUID().slice(0, 12)}`;
  const { id, username, email } = await db.user.create({
    data: {
      username: name,
      email: `${name.toLowerCase()}@mail.example`,
      firstName: options.firstName ?? "Robin",
      lastName: "Miller",
      phone: "555-010-0199",
      passwordHash: await passwordHash,
      role,
      status: options.status ?? "active",
    },
    select: { id: true, username: true, email: true },
  });
  if (role !== "vendor") return { id, username, email, vendorId: null };
  const status = vendorStatus ?? "approved";
  const vendor = await db.vendor.create({
    data: {
      userId: id,
      businessName: `Business of ${name}`,
      slug: `business-of-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
      category: "products",
      phone: "555-010-0188",
      status,
      approvedAt: status === "approved" || status === "suspended" ? new Date() : null,
      decisionReason: status === "rejected" || status === "suspended" ? "Papers were missing" : null,
    },
    select: { id: true },
  });
  return { id, username, email, vendorId: vendor.id };
}
