"use client";

import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { ConflictNotice } from "@/components/forms/conflict-notice";
import { toast } from "@/components/ui/toast-store";
import type { OwnListingDto } from "@/lib/listings/desk/editing.contract";
import { hrefs } from "@/lib/shared/hrefs";
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

function toldOf({ editing, revision, status }: OwnListingDto) {
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
  const router = useRouter();
  const [tries, setTries] = useState(0);
  const [previewing, setPreviewing] = useState(false);
  const {
    form,
    thing: listing,
    state,
    conflict,
    pending,
    autosaves,
    press,
    takeSaved,
    forgetDraft,
    setSending,
  } = useListingForm(options);

  async function send(): Promise<void> {
    if (!(await press(true))) return;
    forgetDraft();
    toast({ title: "Sent for review", description: "We’ll email you once it’s reviewed." });
    router.push(doneHref);
  }

  async function save(): Promise<void> {
    const saved = await press(false);
    if (saved) toast(toldOf(saved));
    else setTries((count) => count + 1);
  }

  async function preview(): Promise<void> {
    setPreviewing(true);
    const shown = autosaves && form.formState.isDirty ? await press(false) : listing;
    setPreviewing(false);
    if (shown) router.push(hrefs.editListing(shown.id, "view=preview"));
    else setTries((count) => count + 1);
  }

  const words = wordsOf(listing);

  function onSubmit(event: FormEvent): void {
    if (!words.submit) {
      event.preventDefault();
      void save();
      return;
    }
    setTries((count) => count + 1);
    void form.handleSubmit(send)(event);
  }

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-6" onSubmit={onSubmit}>
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
          pending={previewing ? "preview" : pending}
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
