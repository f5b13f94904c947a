"use client";

import { cx } from "class-variance-authority";
import { listingQuery, withCategory, type ListingAddress } from "@/lib/listings/address/rules";
import { categoryNames, type Category } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";

/** In the order of spec section 2. */
const tabs: readonly { category: Category | undefined; name: string }[] = [
  { category: undefined, name: "All" },
  { category: "products", name: categoryNames.products },
  { category: "services", name: categoryNames.services },
  { category: "realestate", name: categoryNames.realestate },
];

type Props = { address: ListingAddress; onChoose: (address: ListingAddress) => void };

/** Tabs that are links: the address says which one is open. */
export function CategoryTabs({ address, onChoose }: Props) {
  return (
    <nav aria-label="Listing categories" className="-mx-gutter px-gutter overflow-x-auto">
      <ul className="flex w-max gap-2 border-b">
        {tabs.map(({ category, name }) => {
          const next = withCategory(address, category);
          const current = address.category === category;
          return (
            <li key={name}>
              <a
                href={hrefs.home(withScroll(listingQuery(next)))}
                aria-current={current ? "page" : undefined}
                className={cx(
                  "-mb-px flex h-11 items-center border-b-2 px-3 font-semibold transition-colors",
                  current
                    ? "border-primary text-primary"
                    : "text-muted-foreground hover:text-foreground border-transparent",
                )}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onChoose(next);
                }}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function withScroll(query: string): string {
  return `${query ? `${query}&` : ""}scrollTo=listings`;
}
