import "server-only";
import { purge, refresh } from "@/lib/server/cache";
import { sql, type Transaction } from "@/lib/server/db";
import { listingsTag, listingTag, type Category, type ListingStatus } from "../rules";
import { closeOpenRevision } from "./writing.rows";

type Item = {
  /** While the vendor is suspended, the status to be restored. */
  status: ListingStatus;
  suspended: boolean;
  category: Category;
  stock: number;
  rental: boolean;
};

type Outcome = "reserved" | "counted_down" | "untouched" | "reserved_before" | "gone" | { left: number };

async function lockItem(tx: Transaction, id: string): Promise<Item | undefined> {
  const [item] = await tx.rows<Item>(sql`
    SELECT coalesce(l.status_before_suspension, l.status) AS status, l.status_before_suspension IS NOT NULL AS suspended,
      l.category, coalesce((l.details ->> 'stock')::int, 1) AS stock, l.listing_type = 'rent' AS rental
    FROM listings l WHERE l.id = ${id}::uuid FOR UPDATE`);
  return item;
}

type StatusChange = {
  id: string;
  actorId: string;
  from: ListingStatus;
  to: "approved" | "reserved" | "sold" | "let";
};

const actions = { approved: "release", reserved: "reserve", sold: "sell", let: "let" } as const;

async function move(tx: Transaction, { id, actorId, from, to }: StatusChange): Promise<void> {
  const closes = to === "sold" || to === "let";
  // A suspended listing stays hidden; the new status applies once the suspension is lifted.
  const suspended = sql`status_before_suspension IS NOT NULL`;
  await tx.rows(sql`
    UPDATE listings SET status = CASE WHEN ${suspended} THEN status ELSE ${to}::listing_status END,
      status_before_suspension = CASE WHEN ${suspended} THEN ${to}::listing_status END,
      version = version + 1, updated_at = now(),
      closed_at = CASE WHEN ${closes} THEN now() ELSE closed_at END
    WHERE id = ${id}::uuid`);
  if (closes) await closeOpenRevision(tx, id);
  await tx.listingEvent.createMany({
    data: [{ listingId: id, actorId, action: actions[to], fromStatus: from, toStatus: to }],
  });
  await purge([listingsTag, listingTag(id)], tx);
}

type Reservation = { id: string; actorId: string; quantity: number };

/**
 * Reserves an item for an accepted offer in the caller's transaction. Decrements the stock; the last pieces reserve the
 * listing. No change if too few are left.
 */
export async function reserveItem(tx: Transaction, { id, actorId, quantity }: Reservation): Promise<Outcome> {
  const item = await lockItem(tx, id);
  if (item?.status === "reserved") return "reserved_before";
  if (item?.status !== "approved" || item.suspended) return "gone";
  if (item.category === "services") return "untouched";
  const stock = item.category === "realestate" ? 1 : item.stock;
  if (quantity > stock) return { left: stock };
  if (quantity === stock) {
    await move(tx, { id, actorId, from: item.status, to: "reserved" });
    return "reserved";
  }
  await setStock(tx, id, stock - quantity);
  return "counted_down";
}

async function setStock(tx: Transaction, id: string, stock: number): Promise<void> {
  await tx.rows(sql`
    UPDATE listings SET details = jsonb_set(details, '{stock}', to_jsonb(${stock}::int)),
      version = version + 1, updated_at = now()
    WHERE id = ${id}::uuid`);
  await refresh([listingTag(id)], tx);
}

type ReturnInput = {
  id: string;
  actorId: string;
  /** Pieces to return to the stock; 0 if the item was reserved as a whole. */
  pieces: number;
};

/**
 * Makes a reserved item available again or adds the pieces to the stock; true if that ended a reservation. If another
 * offer reserved the last pieces, the stock is just the returned ones.
 */
export async function releaseItem(tx: Transaction, { id, actorId, pieces }: ReturnInput): Promise<boolean> {
  const item = await lockItem(tx, id);
  if (item?.status === "reserved") {
    if (pieces > 0) await setStock(tx, id, pieces);
    await move(tx, { id, actorId, from: item.status, to: "approved" });
    return true;
  }
  if (pieces > 0 && item?.category === "products") await setStock(tx, id, item.stock + pieces);
  return false;
}

export async function closeReservedItem(
  tx: Transaction,
  id: string,
  actorId: string,
): Promise<"handed_over" | "on_sale" | "untouched"> {
  const item = await lockItem(tx, id);
  if (item?.status === "approved") return "on_sale";
  if (item?.status !== "reserved") return "untouched";
  await move(tx, { id, actorId, from: item.status, to: item.rental ? "let" : "sold" });
  return "handed_over";
}
