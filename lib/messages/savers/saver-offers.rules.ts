/** Days between two offers to the people who saved a listing. */
export const saverOfferPauseDays = 7;

export const maxSaverOffers = 50;
