import type { ListingAddress } from "@/lib/listings/catalogue/address.rules";
import { factLabels } from "@/lib/listings/catalogue/fact-labels.rules";

/** The facts that an address filters by stay when the form is sent. */
export function KeptFacts({ address }: { address: ListingAddress }) {
  return factLabels(address)
    .flatMap(({ names }) => names)
    .map((name) =>
      address[name] === undefined ? null : (
        <input key={`${name}=${address[name]}`} type="hidden" name={name} value={address[name]} />
      ),
    );
}
