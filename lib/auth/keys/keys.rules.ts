/** Most live keys of a person. */
export const maxApiKeys = 20;

/** Lifetimes to choose from, in days; the API takes any number up to the last. */
export const apiKeyLifetimes = [30, 90, 180, 365] as const;

export const maxApiKeyDays = 365;

/** Days for which the list shows an expired key. */
export const expiredKeyDays = 30;
