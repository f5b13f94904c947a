import { notFound } from "next/navigation";
import { loadListingView } from "@/app/_listing/read-listing";
import { Removal } from "@/components/admin/moderation/removal";
import { ListingView } from "@/components/listings/detail/listing-view";
import { PreviewBanner } from "@/components/listings/form/preview-banner";
import { VisitorPreview } from "@/components/vendors/visitor-part";
import { imageUrl, parseImageUrl } from "@/lib/images/rules";
import { readDetail } from "@/lib/listings/catalog/detail.queries";
import type { ListingDetailDto } from "@/lib/listings/contract";
import type { OwnListingDto } from "@/lib/listings/desk/editing.contract";
import { listingTransitions } from "@/lib/listings/desk/lifecycle.rules";
import { maskVin } from "@/lib/listings/vin.rules";
import type { Viewer } from "@/lib/shared/access";
import { readOwn } from "./read-own";

function asPublished(detail: ListingDetailDto, own: OwnListingDto): ListingDetailDto {
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

export async function ListingPreview({ id, viewer }: { id: string; viewer: Viewer }) {
  const own = await readOwn(id, viewer);
  const detail = await readDetail(own.id);
  if (!detail) notFound();
  const shown = asPublished(detail, own);
  const view = await loadListingView({ ...shown, title: shown.title || "Untitled draft" });
  const isRemovable = viewer.role === "admin" && listingTransitions.remove.from.includes(own.status);
  return (
    <>
      <PreviewBanner listing={own}>
        {isRemovable ? <Removal kind="listing" id={own.id} title={own.title} /> : null}
      </PreviewBanner>
      <VisitorPreview>
        <ListingView {...view} />
      </VisitorPreview>
    </>
  );
}
