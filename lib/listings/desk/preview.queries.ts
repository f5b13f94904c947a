import "server-only";
import { imageUrl, parseImageUrl } from "@/lib/images/rules";
import { readDetail } from "@/lib/listings/catalog/detail.queries";
import type { ListingDetailDto } from "@/lib/listings/contract";
import { maskVin } from "@/lib/listings/vin.rules";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { OwnListingDto } from "./editing.contract";
import { getOwnListing } from "./editing.queries";
import { lifecycleCopy } from "./lifecycle.copy";

function withRevision(detail: ListingDetailDto, own: OwnListingDto): ListingDetailDto {
  const { category, title, description, city, state, location, images } = own;
  if (!own.revision) return detail;
  const { vin, street, streetPublic, ...facts } = own.details;
  const details = {
    ...facts,
    ...(vin ? { vin: maskVin(vin) } : {}),
    ...(street && streetPublic ? { street } : {}),
  };
  const photos = images.map(({ url, width, height, blurDataUrl, alt }) => {
    const name = parseImageUrl(url)?.name;
    return { url: name ? imageUrl(name, 1280) : url, width, height, blurDataUrl, alt: alt || title };
  });
  return { ...detail, category, title, description, details, city, state, location, photos };
}

/** Applies the open revision to the public detail. Throws 404 like `getOwnListing`. */
export async function getListingPreview(
  id: string,
  viewer: Viewer,
): Promise<{ own: OwnListingDto; shown: ListingDetailDto }> {
  const own = await getOwnListing(id, viewer);
  const detail = await readDetail(own.id);
  if (!detail) throw new AppError("not_found", lifecycleCopy.notFound);
  return { own, shown: withRevision(detail, own) };
}
