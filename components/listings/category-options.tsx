import { categories, categoryNames } from "@/lib/listings/rules";

/** Every category as an option of a select. */
export function CategoryOptions() {
  return categories.map((category) => (
    <option key={category} value={category}>
      {categoryNames[category]}
    </option>
  ));
}
