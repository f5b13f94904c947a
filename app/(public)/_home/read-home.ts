import type { AdvertisementDto } from "@/lib/advertisements/contract";
import { listRunningAds } from "@/lib/advertisements/queries";
import type { AdPosition } from "@/lib/advertisements/rules";
import { listHomepageValues } from "@/lib/homepage/queries";
import { fillHomepageValues, previewValues, readHomepageSettings } from "@/lib/homepage/rules";
import { toCard } from "@/lib/listings/catalogue/card.rules";
import { categoryCounts, listListings } from "@/lib/listings/catalogue/list.queries";
import { featuredListings } from "@/lib/listings/desk/featured.queries";
import { listSuccessStories } from "@/lib/reviews/queries";
import { getSite } from "@/lib/server/site";

/** One row of the widest screen. */
const topRatedCount = 4;

/** Everything around the listings of the homepage; a block whose setting is off asks nothing. `unsaved` is the address of a preview. */
export async function readHome(unsaved: Partial<Record<string, string>> = {}) {
  const values = await listHomepageValues();
  const shown = previewValues(fillHomepageValues(values), unsaved);
  const settings = readHomepageSettings(shown);
  const ads = (position: AdPosition): Promise<AdvertisementDto[]> =>
    settings.showAds[position] ? listRunningAds(position) : Promise.resolve([]);
  const [site, topRated, counts, featured, stories, top, middle, bottom] = await Promise.all([
    getSite(),
    listListings({ sort: "rating", limit: topRatedCount }).then(({ items }) => items.map(toCard)),
    settings.showFeaturedCategories ? categoryCounts() : [],
    settings.showFeaturedProducts ? featuredListings().then((listings) => listings.map(toCard)) : [],
    settings.showSuccessStories ? listSuccessStories() : [],
    ads("top"),
    ads("middle"),
    ads("bottom"),
  ]);
  return { values, settings, site, topRated, counts, featured, stories, ads: { top, middle, bottom } };
}
