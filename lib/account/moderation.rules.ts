export const accountActions = ["suspend", "reinstate", "sign-out"] as const;
export type AccountAction = (typeof accountActions)[number];

/** For how many days the form suspends; '0' until an admin lifts it. */
export const suspensionDays = ["0", "1", "7", "30", "90"] as const;
export type SuspensionDays = (typeof suspensionDays)[number];

/** The longest suspension that ends by itself, in days. */
export const maxSuspensionDays = 5 * 365;

/** What an admin may make of a person; a vendor is one by its business, which no admin hands out (contract section 2). */
export const assignableRoles = ["customer", "admin"] as const;
export type AssignableRole = (typeof assignableRoles)[number];

/** Where counting accounts for an admin ends. */
export const accountCountCap = 1000;
