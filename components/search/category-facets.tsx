import { clsx as cx } from "clsx";
import { IntentLink } from "@/components/ui/intent-link";
import { withCategory, type ListingAddress } from "@/lib/listings/catalogue/address.rules";
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

/** Where the matches are: a link for each category with how many it holds. */
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
    <nav
      aria-label="Categories of the results"
      className="no-scrollbar -mx-gutter px-gutter -my-1 overflow-x-auto py-1"
    >
      <ul className="flex w-max gap-2">
        {tabs.map(({ category, name, note }) => {
          const current = address.category === category;
          return (
            <li key={name}>
              <IntentLink
                href={hrefOf(withCategory(address, category))}
                aria-current={current ? "page" : undefined}
                className={cx(
                  "tap-target flex h-9 items-center gap-2 rounded-full border px-3.5 text-sm font-medium whitespace-nowrap md:h-11 md:px-4 md:text-base",
                  current ? "border-primary bg-primary-soft text-primary" : "bg-card hover:bg-accent",
                )}
              >
                {name}
                {note ? <span className="text-sm tabular-nums opacity-80">{note}</span> : null}
              </IntentLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
