"use client";

import { IntentLink } from "@/components/ui/intent-link";
import { formatNumber } from "@/lib/shared/numbers";

type Props = {
  links: readonly {
    name: string;
    href: string;
    count?: number | string;
    isChosen?: boolean;
  }[];
};

export function SubcategoryLinks({ links }: Props) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Subcategories" className="subcategories">
      {links.map(({ name, href, count, isChosen }, index) => (
        <IntentLink key={index} href={href} aria-current={isChosen ? "true" : undefined}>
          {name}{" "}
          {count === undefined ? null : (
            <span>{typeof count === "number" ? formatNumber(count) : count}</span>
          )}
        </IntentLink>
      ))}
    </nav>
  );
}
