"use client";

import { IntentLink } from "@/components/ui/intent-link";
import { formatNumber } from "@/lib/shared/numbers";

type Props = {
  links: readonly {
    name: string;
    href: string;
    /** How many of what the page shows it holds: 1200, 'about 1,200'; none where that is not counted. */
    count?: number | string;
    isChosen?: boolean;
  }[];
};

/** The parts of a section that hold something, each with its own page. Client code, so that a page carries them as data. */
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
