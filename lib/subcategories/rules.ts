import { hrefs } from "@/lib/shared/hrefs";
import type { Board } from "@/lib/shared/tree";
import { formatNumber } from "@/lib/shared/numbers";

export const treeSections = ["products", "services", "jobs"] as const;
export type TreeSection = (typeof treeSections)[number];

export const treeSectionNames: Record<TreeSection, string> = {
  products: "Products",
  services: "Services",
  jobs: "Jobs",
};

export function boardOf(section: TreeSection): Board {
  return section === "jobs" ? "jobs" : "listings";
}

export function subcategoryHref(section: TreeSection, path: string): string {
  return section === "jobs" ? hrefs.jobPart(path) : hrefs.subcategory(section, path);
}

export function formatItemCount(section: TreeSection, count: number, exact = false): string {
  const noun = section === "jobs" ? "job" : "listing";
  const shown = count > countCap && !exact ? `${formatNumber(countCap)}+` : formatNumber(count);
  return `${shown} ${noun}${count === 1 ? "" : "s"}`;
}

export const countCap = 1000;
export const moveBatchSize = 1000;
export const maxPartName = 40;
export const maxPartWords = 60;

export function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replace(/[^a-z]+/g, "-")
    .slice(0, 40)
    .replace(/^-|-$/g, "");
}
