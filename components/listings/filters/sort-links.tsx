import { IntentLink } from "@/components/ui/intent-link";
import type { ListingAddress } from "@/lib/listings/address/rules";
import { sortNames, sorts } from "@/lib/listings/rules";

type Props = { address: ListingAddress; hrefOf: (address: ListingAddress) => string };

/** The sorts as links, so that each is an address and needs no script; a search starts with its best matches. */
export function SortLinks({ address, hrefOf }: Props) {
  const choices = [
    ...(address.search ? [{ sort: undefined, name: "Best match" }] : []),
    ...sorts.map((sort) => ({ sort, name: sortNames[sort] })),
  ];
  const current = address.sort ?? (address.search ? undefined : "newest");
  return (
    <nav
      aria-label="Sort listings"
      className="no-scrollbar -mx-gutter px-gutter flex items-center gap-1 overflow-x-auto py-1 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {choices.map(({ sort, name }) => (
        <IntentLink
          key={name}
          href={hrefOf({ ...address, sort })}
          scroll={false}
          aria-current={sort === current ? "true" : undefined}
          className="tap-target text-muted-foreground hover:bg-accent aria-[current]:bg-primary-soft aria-[current]:text-primary flex h-9 shrink-0 items-center rounded-full px-3 text-sm font-semibold transition-colors"
        >
          {name}
        </IntentLink>
      ))}
    </nav>
  );
}
