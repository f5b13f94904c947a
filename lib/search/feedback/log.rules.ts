export const maxPending = 5000;
export const maxPerAddress = 40;
export const writeEveryMs = 5000;

export const maxTextsPerDay = 20_000;
export const maxFollowUpsPerDay = 2000;

export const minVisitors = 5;
/** Days until rare texts are deleted, and the period over which follow-ups add up. */
export const rareRetentionDays = 28;
export const maxOpenSuggestions = 200;

export const maxPosition = 500;
export const unknownTier = -1;

export const unstoredText = "";
