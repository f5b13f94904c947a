import "server-only";
import { randomUUID } from "node:crypto";
import { recordAudit } from "@/lib/audit/rows";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { assertFresh } from "@/lib/server/if-match";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { toCents } from "@/lib/shared/money";
import type { CatalogInput, CatalogItemDto } from "./catalog.contract";
import { catalogColumns, toCatalogItem, type CatalogRow } from "./catalog.rows";
import { rewardCopy } from "./copy";

type Change = { admin: Viewer; input: CatalogInput; headers: Headers };

async function assertNameAvailable(tx: Transaction, { id, name }: CatalogInput): Promise<void> {
  await tx.rows(sql`SELECT pg_advisory_xact_lock(hashtext('reward_items'))`);
  const [same] = await tx.rows(sql`
    SELECT 1 FROM reward_items WHERE name = ${name} AND id IS DISTINCT FROM ${id}::uuid`);
  if (same) {
    throw new AppError("conflict", rewardCopy.nameInUse, { fields: { name: rewardCopy.nameInUse } });
  }
}

async function add(tx: Transaction, id: string, input: CatalogInput): Promise<CatalogRow> {
  const { name, description, kind, points, value, active } = input;
  const [item] = await tx.rows<CatalogRow>(sql`
    INSERT INTO reward_items (id, name, description, kind, points, value, active, position, updated_at)
    SELECT ${id}::uuid, ${name}, ${description}, ${kind}::reward_kind, ${points},
      ${kind === "voucher" ? toCents(value) : value}, ${active}, coalesce(max(position), 0) + 1, now()
    FROM reward_items RETURNING ${catalogColumns}`);
  return item!;
}

async function assertUnchanged(tx: Transaction, id: string, { input, headers }: Change): Promise<void> {
  const [stored] = await tx.rows<{ updatedAt: Date }>(sql`
    SELECT updated_at AS "updatedAt" FROM reward_items WHERE id = ${id}::uuid FOR UPDATE`);
  if (!stored) throw new AppError("not_found", rewardCopy.itemGone);
  assertFresh({ headers, body: input, stored, copy: { changedMeanwhile: rewardCopy.itemChanged } });
}

async function change(tx: Transaction, id: string, input: CatalogInput): Promise<CatalogRow> {
  const { name, description, kind, points, value, active } = input;
  const [item] = await tx.rows<CatalogRow>(sql`
    UPDATE reward_items SET name = ${name}, description = ${description}, points = ${points},
      value = ${kind === "voucher" ? toCents(value) : value}, active = ${active}, updated_at = now()
    WHERE id = ${id}::uuid AND kind = ${kind}::reward_kind RETURNING ${catalogColumns}`);
  if (!item) throw new AppError("not_found", rewardCopy.itemGone);
  return item;
}

export function writeCatalogItem(request: Change): Promise<CatalogItemDto> {
  const { admin, input, headers } = request;
  return transaction(async (tx) => {
    if (input.id) await assertUnchanged(tx, input.id, request);
    await assertNameAvailable(tx, input);
    const id = input.id ?? randomUUID();
    await recordAudit(tx, {
      actor: admin,
      action: input.id ? "reward_item.change" : "reward_item.add",
      subjectType: "reward_item",
      subjectId: id,
      summary: `The reward “${input.name}” was ${input.id ? "changed" : "added"}`,
      state: input.id ? { kind: "reward_item", id } : "new",
      headers,
    });
    return toCatalogItem(await (input.id ? change : add)(tx, id, input));
  });
}
