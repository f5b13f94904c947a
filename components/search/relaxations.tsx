import { countLabel } from "@/components/listings/filters/count-labels";
import { buttonVariants } from "@/components/ui/button-variants";
import { IntentLink } from "@/components/ui/intent-link";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import type { Relaxation } from "@/lib/search/contract";
import { applyRelaxation, relaxationLabel } from "./relax";

type Props = {
  address: ListingAddress;
  part?: string;
  relaxations: readonly Relaxation[];
  hrefOf: (address: ListingAddress) => string;
  className?: string;
};

export function Relaxations({ address, part, relaxations, hrefOf, className }: Props) {
  return (
    <>
      <p className="text-muted-foreground">Remove one filter to see more:</p>
      <ul role="list" className={className}>
        {relaxations.map((relaxation) => (
          <li key={relaxation.word ?? relaxation.drop}>
            <IntentLink
              href={hrefOf(applyRelaxation(address, relaxation))}
              className={buttonVariants({ variant: "secondary" })}
            >
              {relaxationLabel(address, relaxation, part)}
              <span className="text-muted-foreground font-normal">
                {countLabel(relaxation.total, relaxation)}
              </span>
            </IntentLink>
          </li>
        ))}
      </ul>
    </>
  );
}
