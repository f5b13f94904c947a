import { treePathPattern } from "@/lib/shared/tree";
import type { Category } from "./rules";

/** The groups of each section: their part of an address stays, whatever admins call them. */
export const sectionGroups: Record<Category, readonly string[]> = {
  products: ["electronics", "home-garden", "fashion", "sports", "vehicles", "music", "hobbies"],
  services: ["home", "beauty", "lessons", "events", "pets", "business", "auto"],
  realestate: [],
};

/** The section of a subcategory's path by its group; undefined where no section has such a group. */
export function findSection(path: string | undefined): Category | undefined {
  if (!path || !treePathPattern.test(path)) return undefined;
  const [group = ""] = path.split("/");
  return (["products", "services"] as const).find((category) => sectionGroups[category].includes(group));
}
