/** Controls outside the form reference it by this ID. */
export const listingFormId = "listing-filters";
