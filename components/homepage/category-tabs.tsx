"use client";

import { withHomepageSort, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { categoryNames, type Category } from "@/lib/listings/rules";
import { sectionHref } from "./section-href";

const tabs: readonly { category: Category | undefined; name: string }[] = [
  { category: undefined, name: "All" },
  { category: "products", name: categoryNames.products },
  { category: "services", name: categoryNames.services },
  { category: "realestate", name: categoryNames.realestate },
];

type Props = { address: ListingAddress; onChoose: (address: ListingAddress) => void };

export function CategoryTabs({ address, onChoose }: Props) {
  return (
    <nav aria-label="Listing categories" className="tab-list">
      {tabs.map(({ category, name }) => {
        const next = tabAddress(address, category);
        return (
          <a
            key={name}
            href={sectionHref(next)}
            aria-current={address.category === category ? "true" : undefined}
            className="tab"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onChoose(next);
            }}
          >
            {name}
          </a>
        );
      })}
    </nav>
  );
}

/** Text and sort carry over to another tab; filters don't, because only their own tab shows them. */
function tabAddress(address: ListingAddress, category: Category | undefined): ListingAddress {
  if (address.category === category) return address;
  return withHomepageSort({ category, search: address.search, sort: address.sort });
}
