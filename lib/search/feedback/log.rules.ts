/** Most searches and clicks that wait in one process, and most of one address: 8 a second. */
export const maxPending = 5000;
export const maxPerAddress = 40;
/** Milliseconds between two writes. */
export const writeEveryMs = 5000;

/** Texts of a day with rows of their own, and follow-ups of a day; others are only counted. */
export const maxTextsPerDay = 20_000;
export const maxFollowUpsPerDay = 2000;

/** A text that fewer visitors searched for is rare. */
export const minVisitors = 5;
/** Days after which rare texts are forgotten; as long follow-ups add up. */
export const keepRareDays = 28;
/** Suggestions that wait for an admin; further ones come once these are decided. */
export const maxOpenSuggestions = 200;

export const maxPosition = 500;
/** Tier of a search without a known tier. */
export const unknownTier = -1;

/** Which text a search or click stands under: ''. */
export const unstoredText = "";
