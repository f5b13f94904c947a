import { db } from "@/lib/server/db";
import { rebuildSearchTables, waitForVocabulary } from "@/lib/search/index/vocabulary.queries";
import { createVendor } from "@/prisma/factories";
import { listingRow } from "@/prisma/factories/rows";
import type { Prisma } from "@/prisma/generated/client";

type Offered = Partial<Prisma.ListingCreateManyInput>;

export function titled(shared: Offered, titles: readonly string[]): Offered[] {
  return titles.map((title) => ({ ...shared, title }));
}

export async function replaceListings(offered: readonly Offered[]): Promise<void> {
  await db.listing.deleteMany();
  const { id: vendorId, businessName: vendorName } = await createVendor();
  const now = Date.now();
  const data = offered.map((one, index) =>
    listingRow({ createdAt: new Date(now - 1000 * (offered.length - index)), ...one, vendorId, vendorName }),
  );
  await db.listing.createMany({ data });
  await rebuildSearchTables();
  const { plazaVocabulary } = globalThis as { plazaVocabulary?: { vocabulary: unknown } };
  if (plazaVocabulary) plazaVocabulary.vocabulary = null;
  await waitForVocabulary();
}
