import * as act from "@/app/api/listings/import/[id]/[action]/route";
import * as one from "@/app/api/listings/import/[id]/route";
import * as lines from "@/app/api/listings/import/[id]/rows/route";
import * as imports from "@/app/api/listings/import/route";
import { db } from "@/lib/server/db";
import type { Browser, Received } from "./browser";
import { givePlan, createSeller, type Seller } from "./selling";

export async function shopWith(listings: number): Promise<Seller> {
  const shop = await createSeller();
  await givePlan(shop.vendorId, { listings, photos: 3 });
  return shop;
}

export function sendCsv(
  browser: Browser,
  content: string | Uint8Array,
  name = "listings.csv",
): Promise<Received> {
  const body = new FormData();
  body.set("file", new File([content as BlobPart], name, { type: "text/csv" }));
  return browser.post(imports.POST, "/api/listings/import", { body });
}

export const header = "category,title,description,price,condition,stock,pickup";
export const good = (name: string) => `products,${name},"A thing, well made",12.50,used,3,yes`;
export const csv = (...lines: string[]) => [header, ...lines].join("\r\n");

export function confirmImport({ browser }: Seller, id: unknown, body: object = {}): Promise<Received> {
  const params = { id: String(id), action: "confirm" };
  return browser.post(act.POST, `/api/listings/import/${params.id}/confirm`, { params, body });
}

export async function readImport({ browser }: Seller, id: unknown) {
  const params = { id: String(id) };
  return (await browser.get(one.GET, `/api/listings/import/${params.id}`, { params })).body;
}

export function titlesOf({ vendorId }: Seller) {
  return db.listing.findMany({
    where: { vendorId },
    select: { title: true, status: true },
    orderBy: { title: "asc" },
  });
}

export async function rowsOfImport({ browser }: Seller, id: unknown) {
  const params = { id: String(id) };
  const shown = await browser.get(lines.GET, `/api/listings/import/${params.id}/rows`, { params });
  return shown.body as unknown as {
    row: number;
    price: string;
    errors: { field: string; message: string }[];
  }[];
}
