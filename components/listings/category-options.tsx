import { categories, categoryNames } from "@/lib/listings/rules";

export function CategoryOptions() {
  return categories.map((category) => (
    <option key={category} value={category}>
      {categoryNames[category]}
    </option>
  ));
}
