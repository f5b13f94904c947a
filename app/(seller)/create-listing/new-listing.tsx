import { TreeProvider } from "@/components/forms/tree-context";
import { notFound } from "next/navigation";
import { ListingForm } from "@/components/listings/form/listing-form";
import { VendorChoice } from "@/components/listings/form/vendor-choice";
import { getPlanUse } from "@/lib/listings/desk/limits.queries";
import { parseCategory } from "@/lib/listings/rules";
import { readSubcategoryTree } from "@/lib/listings/subcategories.queries";
import type { Viewer } from "@/lib/shared/access";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { hrefs } from "@/lib/shared/hrefs";
import { toFormNodes } from "@/lib/shared/tree";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";
import { isUuid } from "@/lib/shared/uuid";
import { listVendorsForReview } from "@/lib/vendors/moderation/moderation.queries";
import { findVendorCard } from "@/lib/vendors/queries";

type Props = { viewer: Viewer; searchParams: PageParams };

export async function NewListing({ viewer, searchParams }: Props) {
  const params = await readPageParams(searchParams);
  const admin = viewer.role === "admin";
  const requestedVendorId = params.vendor;
  const vendorId = admin ? requestedVendorId : viewer.vendorId;
  if (!vendorId) {
    const search = cleanInput(params.search, 100) ?? "";
    const { items } = await listVendorsForReview({ status: "approved", search, limit: 25 });
    return <VendorChoice vendors={items} search={search} />;
  }
  const vendor = isUuid(vendorId) ? await findVendorCard(vendorId) : null;
  if (!vendor) notFound();
  const { photos } = await getPlanUse(vendorId);
  return (
    <div className="page grid max-w-3xl gap-6 py-6 md:py-8">
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold">Create listing</h1>
        <p className="text-muted-foreground">
          {admin ? `For ${vendor.businessName}. ` : ""}We save a draft as you type.
        </p>
      </header>
      <TreeProvider nodes={toFormNodes(await readSubcategoryTree())}>
        <ListingForm
          listing={null}
          category={parseCategory(params.category) ?? vendor.category}
          photoLimit={photos}
          vendorId={admin ? vendorId : undefined}
          doneHref={admin ? adminHrefs.listings() : hrefs.vendorListings("pending")}
        />
      </TreeProvider>
    </div>
  );
}
