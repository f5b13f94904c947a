"use client";

import { IntentLink } from "@/components/ui/intent-link";
import { formatNumber } from "@/lib/shared/numbers";

type Props = {
  links: readonly {
    name: string;
    href: string;
    /** All that it holds; none where the page shows only some of what its section holds. */
    count?: number;
  }[];
};

/** The parts of a section that hold something, each with its own page. Client code, so that a page carries them as data. */
export function SubcategoryLinks({ links }: Props) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Subcategories" className="subcategories">
      {links.map(({ name, href, count }, index) => (
        <IntentLink key={index} href={href}>
          {name} {count === undefined ? null : <span>{formatNumber(count)}</span>}
        </IntentLink>
      ))}
    </nav>
  );
}
