import type { Permission } from "@/lib/shared/permissions";

/** Permission that a tab of the vendor desk needs; null for everybody on the team. */
export const tabPermissions = {
  overview: null,
  inbox: "answer",
  listings: "list",
  import: "price",
  ads: "list",
  appointments: "answer",
  hours: "answer",
  profile: "hire",
  team: null,
  webhooks: "pay",
  subscription: "pay",
} as const satisfies Record<string, Permission | null>;

export type DeskTab = keyof typeof tabPermissions;

/** `subscription` has a page of its own. */
export type DeskPart = Exclude<DeskTab, "subscription">;

export function parseDeskPart(text: string | undefined): DeskPart {
  if (!text || text === "subscription" || !Object.hasOwn(tabPermissions, text)) return "overview";
  return text as DeskPart;
}
