export const accountActions = ["suspend", "reinstate", "sign-out"] as const;
export type AccountAction = (typeof accountActions)[number];

export const suspensionDays = ["0", "1", "7", "30", "90"] as const;
export type SuspensionDays = (typeof suspensionDays)[number];

export const maxSuspensionDays = 5 * 365;

/** Roles an admin can assign. The vendor role comes only with a business (contract section 2). */
export const assignableRoles = ["customer", "moderator", "admin"] as const;
export type AssignableRole = (typeof assignableRoles)[number];

export const roleTitles: Record<AssignableRole, string> = {
  customer: "a customer",
  moderator: "a moderator",
  admin: "an administrator",
};

export const accountCountCap = 1000;
