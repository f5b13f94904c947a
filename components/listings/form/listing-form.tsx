"use client";

import { FormProvider, useWatch } from "react-hook-form";
import { ConflictNotice } from "@/components/forms/conflict-notice";
import type { OwnListingDto } from "@/lib/listings/desk/editing.contract";
import { ActionBar, type FormWords } from "@/components/forms/action-bar";
import { SectionField, WordFields } from "./basic-fields";
import { differences } from "./differences";
import { HomeFields, HomeKindFields, RentalFields } from "./home-fields";
import { ListingNotices } from "./notices";
import { PhotosPart } from "./photos-part";
import { PlaceFields } from "./place-fields";
import { PriceFields } from "./price-fields";
import { Problems } from "./problems";
import { ProductFields } from "./product-fields";
import { ServiceFields } from "./service-fields";
import { useListingActions } from "./use-listing-actions";
import { useListingForm } from "./use-listing-form";
import type { ListingValues } from "./values";

type Props = {
  listing: OwnListingDto | null;
  category: ListingValues["category"];
  photoLimit: number;
  vendorId?: string;
  doneHref: string;
};

const resubmit: FormWords = { save: "Save changes", submit: "Submit for review" };

function wordsOf(listing: OwnListingDto | null): FormWords {
  if (listing?.revision?.status === "changes_requested") return resubmit;
  if (listing?.editing === "revision") return { save: "Save changes", submit: null };
  if (listing?.status === "pending") return { save: "Save changes", submit: null };
  return { save: "Save draft", submit: "Submit for review" };
}

export function ListingForm({ doneHref, photoLimit, ...options }: Props) {
  const saved = useListingForm(options);
  const { form, thing: listing, state, conflict, pending, takeSaved, setSending } = saved;
  const words = wordsOf(listing);
  const { tries, isPreviewing, save, preview, submit } = useListingActions(saved, { words, doneHref });

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-6" onSubmit={submit}>
        <meta name="page-form" content="own" />
        {listing ? <ListingNotices listing={listing} /> : null}
        <Problems tries={tries} />
        <SectionField fixed={listing?.editing === "revision"} />
        <PhotosPart max={photoLimit} onBusyChange={setSending} />
        <Parts live={listing?.editing === "revision"} />
        {conflict ? (
          <ConflictNotice
            message={conflict.message}
            pressed={conflict.isAcknowledged}
            saved={differences(conflict.newest, form.getValues())}
            onTake={takeSaved}
          />
        ) : null}
        <ActionBar
          state={state}
          words={words}
          pending={isPreviewing ? "preview" : pending}
          canPreview={listing !== null || form.formState.isDirty}
          onSave={() => void save()}
          onPreview={() => void preview()}
        />
      </form>
    </FormProvider>
  );
}

function Parts({ live }: { live: boolean }) {
  const [category, listingType] = useWatch<ListingValues, ["category", "details.listingType"]>({
    name: ["category", "details.listingType"],
  });
  return (
    <>
      <WordFields />
      {category === "realestate" ? <HomeKindFields /> : null}
      <PriceFields live={live} />
      {category === "products" ? <ProductFields /> : null}
      {category === "services" ? <ServiceFields /> : null}
      <PlaceFields />
      {category === "realestate" ? <HomeFields /> : null}
      {category === "realestate" && listingType === "rent" ? <RentalFields /> : null}
    </>
  );
}
