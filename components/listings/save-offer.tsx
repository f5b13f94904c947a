import { SaveSearchButton } from "@/components/searches/save-search-button";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";

export function SaveOffer({ address }: { address: ListingAddress }) {
  return (
    <div className="-mt-8 flex flex-col items-center gap-3 text-center">
      <p className="text-muted-foreground">Or save this search, and we’ll tell you when something matches.</p>
      <SaveSearchButton address={address} />
    </div>
  );
}
