import { countLabel } from "@/components/listings/filters/show-label";
import { NoResults } from "@/components/listings/no-results";
import { buttonVariants } from "@/components/ui/button-variants";
import { IntentLink } from "@/components/ui/intent-link";
import type { ListingAddress } from "@/lib/listings/catalogue/address.rules";
import type { Relaxation } from "@/lib/search/contract";
import { noneMention } from "./reading-note";
import { relaxed, relaxedLabel } from "./relax";
import { Relaxations } from "./relaxations";

type Props = {
  address: ListingAddress;
  /** The name of the subcategory that the address names. */
  part?: string;
  /** What finds something, the nearest first. */
  relaxations: readonly Relaxation[];
  /** Without any: the part of a section where it would be. */
  nearest?: { name: string; count: number; href: string } | null;
  /** Words that stand in no listing. */
  missing?: readonly string[];
  hrefOf: (address: ListingAddress) => string;
  clearHref: string;
};

/** Without results: the nearest search that finds something, or each filter that one could do without. */
export function ZeroResults({
  address,
  part,
  relaxations,
  nearest: related,
  missing = [],
  hrefOf,
  clearHref,
}: Props) {
  const [nearest, ...others] = relaxations.filter(({ total }) => total > 0);
  return (
    <NoResults clearHref={clearHref}>
      {missing.length > 0 ? <p>{noneMention(missing)}</p> : null}
      {!nearest && related ? (
        <IntentLink href={related.href} className={buttonVariants()}>
          See {countLabel(related.count, { capped: false }).toLowerCase()} in {related.name}
        </IntentLink>
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
            {relaxedLabel(address, nearest, part)}.
          </p>
          <IntentLink href={hrefOf(relaxed(address, nearest))} className={buttonVariants()}>
            Show {countLabel(nearest.total, nearest).toLowerCase()}
          </IntentLink>
        </>
      )}
    </NoResults>
  );
}
