import { countLabel } from "@/components/listings/filters/show-label";
import { NoResults } from "@/components/listings/no-results";
import { buttonVariants } from "@/components/ui/button-variants";
import { IntentLink } from "@/components/ui/intent-link";
import type { ListingAddress } from "@/lib/listings/catalogue/address.rules";
import type { Relaxation } from "@/lib/search/contract";
import { noneMention } from "./reading-note";
import { relaxed, relaxedLabel } from "./relax";

type Props = {
  address: ListingAddress;
  relaxation: Relaxation | null;
  /** Words that stand in no listing. */
  missing?: readonly string[];
  hrefOf: (address: ListingAddress) => string;
  clearHref: string;
};

/** An empty search offers the nearest search that finds something. */
export function ZeroResults({ address, relaxation, missing = [], hrefOf, clearHref }: Props) {
  return (
    <NoResults clearHref={clearHref}>
      {missing.length > 0 ? <p>{noneMention(missing)}</p> : null}
      {relaxation && relaxation.total > 0 ? (
        <>
          <p className="text-muted-foreground">
            There is something close: {countLabel(relaxation.total, relaxation).toLowerCase()}{" "}
            {relaxedLabel(address, relaxation)}.
          </p>
          <IntentLink href={hrefOf(relaxed(address, relaxation))} className={buttonVariants()}>
            Show {countLabel(relaxation.total, relaxation).toLowerCase()}
          </IntentLink>
        </>
      ) : (
        <p className="text-muted-foreground">Check the spelling, or try fewer and more general words.</p>
      )}
    </NoResults>
  );
}
