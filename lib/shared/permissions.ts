export type Permission = "list" | "price" | "answer" | "hire" | "pay";

export const businessRoles = ["owner", "manager", "agent"] as const;
export type BusinessRole = (typeof businessRoles)[number];

/**
 * Permissions of each role in a business. `list`: edit and publish listings and ads. `price`: create listings, set
 * prices, import; offers and quotes. `answer`: messages, appointments, and reviews. `hire`: the team, the profile, the
 * business's jobs, and their applicants. `pay`: plan, payments, webhooks.
 */
export const rolePermissions: Record<BusinessRole, readonly Permission[]> = {
  owner: ["list", "price", "answer", "hire", "pay"],
  manager: ["list", "price", "answer", "hire"],
  agent: ["list", "answer"],
};

type Person = { businessRole: BusinessRole | null };

export function isPermitted({ businessRole }: Person, permission: Permission): boolean {
  return businessRole !== null && rolePermissions[businessRole].includes(permission);
}

export function rolesWith(permission: Permission): BusinessRole[] {
  return businessRoles.filter((businessRole) => isPermitted({ businessRole }, permission));
}

export function isTeamMember({ businessRole }: Person): boolean {
  return businessRole !== null && businessRole !== "owner";
}
