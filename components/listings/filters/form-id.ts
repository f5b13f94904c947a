/** The form of the filters: its sheet, and fields that stand elsewhere, belong to it by this. */
export const listingFormId = "listing-filters";
