import { SubcategoryLinks } from "@/components/listings/subcategory-links";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import type { PartSuggestion } from "@/lib/search/refinement/parts.rules";

type Props = {
  address: ListingAddress;
  parts: readonly PartSuggestion[];
  hrefOf: (address: ListingAddress) => string;
};

export function PartFacets({ address, parts, hrefOf }: Props) {
  const links = parts.map(({ name, path, category, text }) => ({
    name,
    count: text,
    href: hrefOf({ ...address, category, subcategory: path }),
    isChosen: path === address.subcategory,
  }));
  return <SubcategoryLinks links={links} />;
}
