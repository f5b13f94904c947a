import { countLabel } from "@/components/listings/filters/count-labels";
import { NoResults } from "@/components/listings/no-results";
import { buttonVariants } from "@/components/ui/button-variants";
import { IntentLink } from "@/components/ui/intent-link";
import { hasFilters, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { categories, categoryNames } from "@/lib/listings/rules";
import type { Relaxation } from "@/lib/search/contract";
import { withEverydayWords } from "@/lib/search/spelling/spelling.rules";
import { missingWordsMessage, noOfferMessage } from "@/lib/search/results/messages.copy";
import { hrefs } from "@/lib/shared/hrefs";
import { applyRelaxation, relaxationLabel } from "./relax";
import { Relaxations } from "./relaxations";

type Props = {
  address: ListingAddress;
  part?: string;
  relaxations: readonly Relaxation[];
  /** Fallback without relaxations: the subcategory that would contain it. */
  nearest?: { name: string; count: number; href: string } | null;
  missing?: readonly string[];
  /** True if every word exists, so a spelling hint would be wrong. */
  isKnown?: boolean;
  hrefOf: (address: ListingAddress) => string;
  clearHref: string;
};

export function ZeroResults({
  address,
  part,
  relaxations,
  nearest: related,
  missing = [],
  isKnown = false,
  hrefOf,
  clearHref,
}: Props) {
  const [nearest, ...others] = relaxations.filter(({ total }) => total > 0);
  const isOfWords = !nearest || nearest.drop === "word" || nearest.drop === "search";
  return (
    <NoResults clearHref={clearHref} clears={clearedParts(address)}>
      {missing.length > 0 ? (
        <p>{missingWordsMessage(missing)}</p>
      ) : isKnown && isOfWords && address.search ? (
        <p>{noOfferMessage(withEverydayWords(address.search))}</p>
      ) : null}
      {!nearest && related ? (
        <IntentLink
          href={related.href}
          className={`${buttonVariants()} h-auto! min-h-11 py-2 whitespace-normal`}
        >
          See {countLabel(related.count, { capped: false }).toLowerCase()} in {related.name}
        </IntentLink>
      ) : !nearest && isKnown ? (
        <Sections />
      ) : !nearest ? (
        <p className="text-muted-foreground">Check the spelling, or try fewer and more general words.</p>
      ) : others.length > 0 ? (
        <Relaxations
          {...{ address, part, hrefOf }}
          relaxations={[nearest, ...others]}
          className="grid justify-items-center gap-2"
        />
      ) : (
        <>
          <p className="text-muted-foreground">
            Close matches: {countLabel(nearest.total, nearest).toLowerCase()}{" "}
            {relaxationLabel(address, nearest, part)}.
          </p>
          <IntentLink href={hrefOf(applyRelaxation(address, nearest))} className={buttonVariants()}>
            Show {countLabel(nearest.total, nearest).toLowerCase()}
          </IntentLink>
        </>
      )}
    </NoResults>
  );
}

function clearedParts({ search, ...others }: ListingAddress) {
  const { category: _category, subcategory: _subcategory, ...filters } = others;
  if (!search) return "filters";
  return hasFilters(filters) ? "search and filters" : "search";
}

function Sections() {
  return (
    <ul role="list" className="flex flex-wrap justify-center gap-2">
      {categories.map((category) => (
        <li key={category}>
          <IntentLink href={hrefs.category(category)} className={buttonVariants({ variant: "secondary" })}>
            Browse {categoryNames[category]}
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
