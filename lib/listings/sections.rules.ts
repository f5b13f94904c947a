import { treePathPattern } from "@/lib/shared/tree";
import type { Category } from "./rules";

/** Fixed path segments of URLs; admins change only the display names. */
export const sectionGroups: Record<Category, readonly string[]> = {
  products: ["electronics", "home-garden", "fashion", "sports", "vehicles", "music", "hobbies"],
  services: ["home", "beauty", "lessons", "events", "pets", "business", "auto"],
  realestate: [],
};

export function findSection(path: string | undefined): Category | undefined {
  if (!path || !treePathPattern.test(path)) return undefined;
  const [group = ""] = path.split("/");
  return (["products", "services"] as const).find((category) => sectionGroups[category].includes(group));
}
