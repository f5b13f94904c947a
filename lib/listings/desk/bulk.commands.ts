import "server-only";
import { rows, sql } from "@/lib/server/db";
import { toAppError } from "@/lib/server/errors";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { fromCents } from "@/lib/shared/money";
import type { ListingStatus } from "../rules";
import type { BulkBody, BulkResultDto } from "./bulk.contract";
import { repriceListing } from "./editing.commands";
import { performAction, removeOwnListing } from "./lifecycle.commands";

type Input = { viewer: Viewer; body: BulkBody; headers: Headers };
type Result = BulkResultDto["results"][number];

async function change(id: string, { viewer, body, headers }: Input): Promise<void> {
  const { action, price } = body;
  if (action === "price") {
    if (price) await repriceListing({ viewer, id, change: price, headers });
  } else if (action === "delete") await removeOwnListing({ viewer, id, headers });
  else await performAction({ viewer, id, action, headers });
}

async function tryChange(id: string, input: Input): Promise<string | null> {
  try {
    await change(id, input);
    return null;
  } catch (error) {
    const known = toAppError(error);
    // Database outages affect all listings, so they fail the whole request.
    if (known.status === 503) throw error;
    if (known.status >= 500) log.error({ event: "bulk_row_failed", listing: id, err: error });
    return known.message;
  }
}

type Row = { id: string; status: ListingStatus; version: number; priceCents: number };

/** Doesn't check access; only for ids whose change succeeded. */
async function readRows(ids: string[]): Promise<Map<string, Row>> {
  const found = await rows<Row>(sql`
    SELECT id, status, version, price_cents AS "priceCents" FROM listings WHERE id = ANY(${ids}::uuid[])`);
  return new Map(found.map((row) => [row.id, row]));
}

/** Changes each listing in its own transaction; a failure is reported and doesn't stop the others. */
export async function changeManyListings(input: Input): Promise<BulkResultDto> {
  const ids = [...new Set(input.body.ids)];
  const errors = new Map<string, string | null>();
  for (const id of ids) errors.set(id, await tryChange(id, input));
  const changed = await readRows(ids.filter((id) => errors.get(id) === null));
  const results = ids.map((id): Result => {
    const error = errors.get(id) ?? null;
    const row = changed.get(id);
    return {
      id,
      ok: error === null,
      error,
      status: row?.status ?? null,
      version: row?.version ?? null,
      price: row ? fromCents(row.priceCents) : null,
    };
  });
  return { results };
}
