import { Choice } from "@/components/ui/choice";
import { CategoryOptions } from "../../category-options";
import type { GroupProps } from "../field";

export function CategoryGroup({ address }: GroupProps) {
  return (
    <Choice
      key={address.category}
      id="filter-category"
      name="category"
      label="Category"
      defaultValue={address.category ?? ""}
    >
      <option value="">All categories</option>
      <CategoryOptions />
    </Choice>
  );
}
