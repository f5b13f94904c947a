"use client";

import { useWatch } from "react-hook-form";
import type { FormWords } from "@/components/forms/action-bar";
import { SavedFormShell, type SavedFormFields } from "@/components/forms/saved-form-shell";
import type { OwnListingDto } from "@/lib/listings/desk/editing.contract";
import { isVehicle } from "@/lib/listings/vehicle-sections.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { SectionField, WordFields } from "./basic-fields";
import { differences } from "./differences";
import { HomeFields, HomeKindFields, RentalFields } from "./home-fields";
import { ListingNotices } from "./notices";
import { PhotosPart } from "./photos-part";
import { PlaceFields } from "./place-fields";
import { PriceFields } from "./price-fields";
import { ProductFields } from "./product-fields";
import { ServiceFields } from "./service-fields";
import { VehicleFields } from "./vehicle-fields";
import { useListingForm } from "./use-listing-form";
import { fieldNames, labels, type ListingValues } from "./values";

type Props = {
  listing: OwnListingDto | null;
  category: ListingValues["category"];
  photoLimit: number;
  vendorId?: string;
  doneHref: string;
};

const fields: SavedFormFields<ListingValues> = { names: fieldNames, labels, scrolled: ["photos"] };

const resubmit: FormWords = { save: "Save changes", submit: "Submit for review" };

function wordsOf(listing: OwnListingDto | null): FormWords {
  if (listing?.revision?.status === "changes_requested") return resubmit;
  if (listing?.editing === "revision") return { save: "Save changes", submit: null };
  if (listing?.status === "pending") return { save: "Save changes", submit: null };
  return { save: "Save draft", submit: "Submit for review" };
}

function savedToast({ editing, revision, status }: OwnListingDto) {
  if (editing !== "revision") return { title: status === "draft" ? "Draft saved" : "Changes saved" };
  if (!revision) return { title: "Changes saved", description: "They show right away." };
  if (revision.status === "changes_requested") {
    return { title: "Changes saved", description: "Your edit still needs the changes our team asked for." };
  }
  return {
    title: "Changes sent for review",
    description: "The live version stays up until this is approved.",
  };
}

export function ListingForm({ doneHref, photoLimit, ...options }: Props) {
  const saved = useListingForm(options);
  const listing = saved.record;
  const isRevision = listing?.editing === "revision";
  return (
    <SavedFormShell
      saved={saved}
      words={wordsOf(listing)}
      fields={fields}
      savedToast={savedToast}
      differences={differences}
      doneHref={doneHref}
      previewHref={(id) => hrefs.editListing(id, "view=preview")}
      notices={listing ? <ListingNotices listing={listing} /> : null}
    >
      <SectionField fixed={isRevision} />
      <PhotosPart max={photoLimit} onBusyChange={saved.setUploading} />
      <Parts live={isRevision} />
    </SavedFormShell>
  );
}

function Parts({ live }: { live: boolean }) {
  const [category, listingType, subcategory] = useWatch<
    ListingValues,
    ["category", "details.listingType", "details.subcategory"]
  >({ name: ["category", "details.listingType", "details.subcategory"] });
  const vehicle = category === "products" && isVehicle(subcategory);
  return (
    <>
      <WordFields />
      {category === "realestate" ? <HomeKindFields /> : null}
      <PriceFields live={live} />
      {vehicle ? <VehicleFields /> : null}
      {category === "products" && !vehicle ? <ProductFields /> : null}
      {category === "services" ? <ServiceFields /> : null}
      <PlaceFields />
      {category === "realestate" ? <HomeFields /> : null}
      {category === "realestate" && listingType === "rent" ? <RentalFields /> : null}
    </>
  );
}
