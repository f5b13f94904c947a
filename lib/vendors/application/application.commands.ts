import "server-only";
import { randomBytes } from "node:crypto";
import { assertNoBlockedWord } from "@/lib/listings/desk/blocked-text.commands";
import { runStep, transaction, type Transaction } from "@/lib/server/db";
import { assertFresh } from "@/lib/server/if-match";
import { log } from "@/lib/server/log";
import { AppError } from "@/lib/shared/app-error";
import { nextState } from "@/lib/shared/lifecycle";
import { lockVendor, type LockedVendor } from "@/lib/users/locking.rows";
import type { ApplicationBody } from "./application.contract";
import { applicationCopy } from "./application.copy";
import { vendorTransitions } from "@/lib/vendors/moderation/moderation.rules";

type Application = {
  userId: string;
  businessName: string;
  category: "products" | "services" | "realestate";
  phone: string;
};

/** `Ben & Söhne` → `ben-sohne`; empty without Latin letters. */
function toSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 100)
    .replace(/-+$/, "");
}

async function freeSlug(tx: Transaction, businessName: string): Promise<string> {
  const slug = toSlug(businessName) || "vendor";
  const existing = await tx.vendor.findUnique({ where: { slug }, select: { id: true } });
  return existing ? `${slug}-${randomBytes(4).toString("hex")}` : slug;
}

export async function createVendor(tx: Transaction, application: Application): Promise<string> {
  const { userId, businessName, category, phone } = application;
  await assertNoBlockedWord(tx, { businessName });
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

type Change = { userId: string; body: ApplicationBody; headers: Headers };

async function lockOwnVendor(tx: Transaction, { userId, body, headers }: Change): Promise<LockedVendor> {
  const own = await tx.vendor.findUnique({ where: { userId }, select: { id: true } });
  const vendor = own && (await lockVendor(tx, own.id));
  if (!vendor) throw new AppError("not_found", applicationCopy.none);
  assertFresh({ headers, body, stored: vendor, copy: applicationCopy });
  return vendor;
}

export async function changeApplication(change: Change): Promise<void> {
  const { updatedAt: _updatedAt, note, ...business } = change.body;
  await transaction(async (tx) => {
    const { id, status, businessName: before } = await lockOwnVendor(tx, change);
    if (!nextState(vendorTransitions, { status, action: "edit", actor: "owner" })) {
      throw new AppError("conflict", applicationCopy.notEditable);
    }
    const { businessName } = business;
    if (businessName !== before) await assertNoBlockedWord(tx, { businessName });
    await tx.vendor.update({ where: { id }, data: business, select: { id: true } });
    await tx.vendorApplication.updateMany({
      where: { vendorId: id, status: "pending" },
      data: { ...business, note },
    });
  });
}

export async function resubmitApplication(change: Change): Promise<void> {
  const { updatedAt: _updatedAt, note, ...business } = change.body;
  await runStep("application.reapply", async (tx) => {
    const { id, status } = await lockOwnVendor(tx, change);
    const next = nextState(vendorTransitions, { status, action: "reapply", actor: "owner" });
    if (!next) throw new AppError("conflict", applicationCopy.notRejected);
    await assertNoBlockedWord(tx, { businessName: business.businessName });
    await tx.vendor.update({
      where: { id },
      data: {
        ...business,
        status: next,
        decisionReason: null,
        submittedAt: new Date(),
        applications: { create: { ...business, note } },
        events: { create: { actorId: change.userId, fromStatus: status, toStatus: next } },
      },
      select: { id: true },
    });
  });
  log.info({ event: "vendor_reapplied", userId: change.userId });
}
