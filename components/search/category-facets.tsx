import { IntentLink } from "@/components/ui/intent-link";
import { withCategory, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { categoryNames, type Category } from "@/lib/listings/rules";
import type { CategoryFacet } from "@/lib/search/contract";
import { formatNumber } from "@/lib/shared/numbers";

type Props = {
  address: ListingAddress;
  facets: readonly CategoryFacet[];
  hrefOf: (address: ListingAddress) => string;
};

function countText({ count, capped, about }: CategoryFacet): string {
  if (about) return `about ${formatNumber(count)}`;
  return capped ? `${formatNumber(count)}+` : formatNumber(count);
}

export function CategoryFacets({ address, facets, hrefOf }: Props) {
  const tabs: { category: Category | undefined; name: string; note: string | null }[] = [
    { category: undefined, name: "All", note: null },
    ...facets.map((facet) => ({
      category: facet.category,
      name: categoryNames[facet.category],
      note: countText(facet),
    })),
  ];
  return (
    <nav aria-label="Categories of the results" className="subcategories">
      {tabs.map(({ category, name, note }) => (
        <IntentLink
          key={name}
          href={hrefOf(withCategory(address, category))}
          aria-current={address.category === category ? "page" : undefined}
        >
          {name}
          {note ? <span>{note}</span> : null}
        </IntentLink>
      ))}
    </nav>
  );
}
