/** Days between two offers to the people who saved a listing. */
export const saverOfferPauseDays = 7;

/** Offers shown to one person. */
export const maxSaverOffers = 50;
