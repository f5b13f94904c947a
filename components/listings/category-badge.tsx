import { Badge } from "@/components/ui/badge";
import { categoryNames, type Category } from "@/lib/listings/rules";

export function CategoryBadge({ category }: { category: Category }) {
  return <Badge variant={category}>{categoryNames[category]}</Badge>;
}
