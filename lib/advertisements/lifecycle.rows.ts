import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { sql, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { lockVendor } from "@/lib/users/locking.rows";
import { adActionNames } from "./desk.copy";
import type { AdStatus } from "./lifecycle.rules";
import type { AdPosition } from "./rules";

export type LockedAd = {
  id: string;
  vendorId: string | null;
  title: string;
  imageId: string;
  linkUrl: string;
  position: AdPosition;
  weight: number;
  status: AdStatus;
  suspended: boolean;
  startsAt: Date;
  endsAt: Date;
  updatedAt: Date;
  now: Date;
};

/** Locks the vendor before the ad. */
export async function lockStoredAd(tx: Transaction, id: string): Promise<LockedAd | null> {
  const [owner] = await tx.rows<{ vendorId: string | null }>(sql`
    SELECT vendor_id::text AS "vendorId" FROM advertisements WHERE id = ${id}::uuid`);
  if (owner?.vendorId) await lockVendor(tx, owner.vendorId);
  const [ad] = await tx.rows<LockedAd>(sql`
    SELECT id::text AS id, vendor_id::text AS "vendorId", title, image_id::text AS "imageId", link_url AS "linkUrl",
      position::text AS position, weight, status::text AS status, status_before_suspension IS NOT NULL AS suspended,
      starts_at AS "startsAt", ends_at AS "endsAt", updated_at AS "updatedAt", now() AS now
    FROM advertisements WHERE id = ${id}::uuid FOR UPDATE`);
  return ad ?? null;
}

const auditWords = { ...adActionNames, create: "created", edit: "edited", delete: "deleted" };

type AuditedAction = {
  viewer: Viewer;
  action: keyof typeof auditWords;
  ad: Pick<LockedAd, "id" | "title">;
  headers: Headers;
};

export async function auditAd(
  tx: Transaction,
  { viewer, action, ad, headers }: AuditedAction,
): Promise<void> {
  if (viewer.role !== "admin") return;
  await recordAudit(tx, {
    actor: viewer,
    action: `advertisement.${action}`,
    subjectType: "advertisement",
    subjectId: ad.id,
    summary: `The advertisement ${ad.title} was ${auditWords[action]}`,
    ...(action === "create" ? { state: "new" as const } : {}),
    headers,
  });
}
