export const listingFormId = "listing-filters";
