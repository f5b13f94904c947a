import "server-only";
import { randomBytes } from "node:crypto";
import type { Transaction } from "@/lib/server/db";
import { toSlug } from "./rules";

type Application = {
  userId: string;
  businessName: string;
  category: "products" | "services" | "realestate";
  phone: string;
};

async function freeSlug(tx: Transaction, businessName: string): Promise<string> {
  const slug = toSlug(businessName) || "vendor";
  const taken = await tx.vendor.findUnique({ where: { slug }, select: { id: true } });
  return taken ? `${slug}-${randomBytes(4).toString("hex")}` : slug;
}

/** A new vendor, always pending, with its first application. */
export async function createVendor(tx: Transaction, application: Application): Promise<string> {
  const { userId, businessName, category, phone } = application;
  const { id } = await tx.vendor.create({
    data: {
      userId,
      businessName,
      slug: await freeSlug(tx, businessName),
      category,
      phone,
      status: "pending",
      applications: { create: { businessName, category, phone } },
      events: { create: { actorId: userId, toStatus: "pending" } },
    },
    select: { id: true },
  });
  return id;
}
