export const accountActions = ["suspend", "reinstate", "sign-out"] as const;
export type AccountAction = (typeof accountActions)[number];

/** What an admin may make of a person; a vendor is one by its business, which no admin hands out (contract section 2). */
export const grantedRoles = ["customer", "admin"] as const;
export type GrantedRole = (typeof grantedRoles)[number];
