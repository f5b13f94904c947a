import type { AdvertisementDto } from "@/lib/advertisements/contract";
import { listRunningAds } from "@/lib/advertisements/queries";
import type { AdPosition } from "@/lib/advertisements/rules";
import { listHomepageValues } from "@/lib/homepage/queries";
import { readHomepageRow } from "@/lib/homepage/row.queries";
import { withHomepageDefaults, minRow, previewValues, readHomepageSettings } from "@/lib/homepage/rules";
import { toCard } from "@/lib/listings/catalog/card.rules";
import { readCategoryCounts } from "@/lib/listings/catalog/list.queries";
import { listVariedRow } from "@/lib/listings/catalog/variety.queries";
import type { ListingDto } from "@/lib/listings/contract";
import { listFeaturedListings } from "@/lib/listings/desk/featured.queries";
import { listingsTag } from "@/lib/listings/rules";
import { listSuccessStories } from "@/lib/reviews/queries";
import { cachedRead } from "@/lib/server/cache";
import { getSite } from "@/lib/server/site";

/** Cards far below the fold omit the blur placeholder: 150 incompressible bytes each. */
const toLateCard = (listing: ListingDto) => toCard({ ...listing, blurDataUrl: null });

const leadCount = 4;

const reasons = ["new-today", "reduced"] as const;

/** Has a short maximum age because "New today" changes with time even if no listing does. */
async function readReasons() {
  const counts = await cachedRead({
    tags: [listingsTag],
    key: "home-reasons",
    maxAgeSeconds: 600,
    load: () => Promise.all(reasons.map(async (row) => (await readHomepageRow(row)).length)),
  });
  return reasons
    .map((row, index) => ({ row, count: counts[index] ?? 0 }))
    .filter(({ count }) => count >= minRow);
}

/**
 * Loads everything on the homepage except the listings; disabled blocks run no queries. `unsaved` contains the query
 * parameters of a preview.
 */
export async function readHome(unsaved: Partial<Record<string, string>> = {}) {
  const values = await listHomepageValues();
  const shown = previewValues(withHomepageDefaults(values), unsaved);
  const settings = readHomepageSettings(shown);
  const ads = (position: AdPosition): Promise<AdvertisementDto[]> =>
    settings.showAds[position] ? listRunningAds(position) : Promise.resolve([]);
  const [site, topRated, counts, featured, stories, rows, top, middle, bottom] = await Promise.all([
    getSite(),
    listVariedRow({ sort: "rating", limit: leadCount }).then((listings) => listings.map(toCard)),
    settings.showFeaturedCategories ? readCategoryCounts() : [],
    settings.showFeaturedProducts ? listFeaturedListings().then((listings) => listings.map(toLateCard)) : [],
    settings.showSuccessStories ? listSuccessStories() : [],
    readReasons(),
    ads("top"),
    ads("middle"),
    ads("bottom"),
  ]);
  return { values, settings, site, topRated, counts, featured, stories, rows, ads: { top, middle, bottom } };
}
