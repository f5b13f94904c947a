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
  jobs: "hire",
  profile: "hire",
  team: null,
  webhooks: "pay",
  subscription: "pay",
} as const satisfies Record<string, Permission | null>;

export type DeskTab = keyof typeof tabPermissions;

const pages = ["jobs", "subscription"] as const satisfies readonly DeskTab[];

export type DeskPart = Exclude<DeskTab, (typeof pages)[number]>;

export function parseDeskPart(text: string | undefined): DeskPart {
  const isPart = text && Object.hasOwn(tabPermissions, text) && !pages.some((page) => page === text);
  if (!isPart) return "overview";
  return text as DeskPart;
}
