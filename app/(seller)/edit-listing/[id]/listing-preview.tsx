import { loadListingView } from "@/app/_listing/read-listing";
import { Removal } from "@/components/admin/moderation/removal";
import { ListingView } from "@/components/listings/detail/listing-view";
import { PreviewBanner } from "@/components/listings/form/preview-banner";
import { VisitorPreview } from "@/components/vendors/visitor-part";
import { listingTransitions } from "@/lib/listings/desk/lifecycle.rules";
import { getListingPreview } from "@/lib/listings/desk/preview.queries";
import type { Viewer } from "@/lib/shared/access";
import { orNotFound } from "./or-not-found";

export async function ListingPreview({ id, viewer }: { id: string; viewer: Viewer }) {
  const { own, shown } = await orNotFound(getListingPreview(id, viewer));
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
