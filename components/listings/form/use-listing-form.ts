"use client";

import { createSerialSaver } from "@/components/forms/serial-saver";
import type { SavedFormRules } from "@/components/forms/saved-form-rules";
import { useSavedForm } from "@/components/forms/use-saved-form";
import { call } from "@/lib/client/api";
import {
  createListing,
  getOwnListing,
  updateListing,
  type OwnListingDto,
} from "@/lib/listings/desk/editing.contract";
import { listingInputSchema } from "@/lib/listings/offer/input.schema";
import { hrefs } from "@/lib/shared/hrefs";
import { allProblems, atFields, draftProblems } from "./check";
import { toInput, toValues, type ListingInput } from "./convert";
import { emptyValues, fieldNames, type ListingValues } from "./values";

type Options = {
  listing: OwnListingDto | null;
  vendorId?: string;
  category: ListingValues["category"];
};

type Rules = SavedFormRules<ListingValues, OwnListingDto, ListingInput>;

function rulesOf({ vendorId, category }: Options): Rules {
  return {
    draftName: (id) => `listing-${id ?? `new${vendorId ? `-${vendorId}` : ""}`}`,
    hrefOf: (id) => hrefs.editListing(id),
    fieldNames,
    emptyValues: () => emptyValues(category),
    copyOf: (values) => ({ ...values, details: { ...values.details }, photos: [...values.photos] }),
    toValues,
    toInput: (values) => listingInputSchema.parse(toInput(values)),
    draftProblems,
    allProblems,
    toFieldProblems: atFields,
    read: (id) => call(getOwnListing, { params: { id } }),
    uploadingProblems: { photos: "Your photos are still uploading. Please wait a moment." },
  };
}

export function useListingForm(options: Options) {
  const { listing, vendorId } = options;
  return useSavedForm({
    rules: rulesOf(options),
    initial: listing,
    makeSaver: () =>
      createSerialSaver<ListingInput, OwnListingDto>({
        id: listing?.id ?? null,
        create: (body, key) => call(createListing, { body: { ...body, vendorId } }, key),
        update: (id, body) => call(updateListing, { params: { id }, body }),
      }),
  });
}
