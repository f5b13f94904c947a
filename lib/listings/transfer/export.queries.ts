import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { slowRows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { constant } from "@/lib/server/sql";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { createDayFormatter } from "@/lib/shared/dates";
import type { ListingDetails } from "../contract";
import { lifecycleCopy } from "../desk/lifecycle.copy";
import { joinFacts } from "../offer/content.rules";
import type { Category, ListingStatus, PropertyType } from "../rules";
import { csvColumns } from "./columns.rules";
import { csvLines } from "./csv.rows";

const batchSize = 500;

type Row = {
  id: string;
  sku: string | null;
  status: ListingStatus;
  category: Category;
  title: string;
  description: string;
  priceCents: number;
  city: string | null;
  state: string | null;
  propertyType: PropertyType | null;
  listingType: "sale" | "rent" | null;
  street: string | null;
  streetPublic: boolean;
  vin: string | null;
  details: ListingDetails;
  images: string[];
};

function readBatch(vendorId: string, after: string): Promise<Row[]> {
  return slowRows<Row>(sql`
    SELECT l.id, l.sku, l.status, l.category, l.title, l.description, l.price_cents AS "priceCents", l.city, l.state,
      l.property_type AS "propertyType", l.listing_type AS "listingType", l.street, l.street_public AS "streetPublic", l.vin, l.details,
      ARRAY(SELECT i.name FROM listing_images li JOIN images i ON i.id = li.image_id
        WHERE li.listing_id = l.id ORDER BY li.position) AS images
    FROM listings l WHERE l.vendor_id = ${vendorId}::uuid AND l.id > ${after}::uuid
    ORDER BY l.id LIMIT ${constant(batchSize)}`);
}

function words(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === undefined || value === null ? "" : String(value);
}

function toCells(row: Row): string[] {
  const { details, images, priceCents, propertyType, listingType, street, streetPublic, vin, ...columns } =
    row;
  const cells: { [column: string]: unknown } = {
    ...joinFacts(details, { propertyType, listingType, street, streetPublic, vin }),
    ...columns,
    price: priceCents > 0 ? priceCents / 100 : "",
    images: images.map((name) => imageUrl(name)).join(" "),
  };
  return csvColumns.map((column) => words(cells[column]));
}

async function* lines(vendorId: string): AsyncGenerator<string> {
  // The BOM makes spreadsheets read the file as UTF-8.
  yield `\uFEFF${csvLines([csvColumns])}`;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const batch = await readBatch(vendorId, after);
    if (batch.length > 0) yield csvLines(batch.map(toCells));
    const last = batch.at(-1);
    if (!last || batch.length < batchSize) return;
    after = last.id;
  }
}

export async function exportListings({ vendorId }: Viewer): Promise<Response> {
  if (!vendorId) throw new AppError("not_found", lifecycleCopy.notFound);
  const source = lines(vendorId);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await source.return(undefined);
    },
  });
  const day = createDayFormatter(env.TIME_ZONE)(new Date());
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="listings-${day}.csv"`,
    },
  });
}
