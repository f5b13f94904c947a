export const maxApiKeys = 20;

export const apiKeyLifetimes = [30, 90, 180, 365] as const;

export const maxApiKeyDays = 365;

export const expiredKeyDays = 30;
