"use client";

import type { Category } from "@/lib/listings/rules";
import type { PlaceDto } from "@/lib/places/contract";
import { StateField } from "../property-filters";
import type { GroupProps } from "./field";
import { CategoryGroup } from "./groups/category-group";
import { GoodsGroup } from "./groups/goods-group";
import { HomeGroup } from "./groups/home-group";
import { PriceGroup } from "./groups/price-group";
import { SearchGroup } from "./groups/search-group";
import { ServiceGroup } from "./groups/service-group";
import { KeptFacts } from "./kept-facts";
import { MoreFilters } from "./more-filters";
import { PlaceGroup } from "./place-group";

type Props = GroupProps & { place?: PlaceDto | null };
type SectionProps = Props & { category: Category | undefined };

/** The groups of a section in the order in which people decide. */
function SectionGroups({ address, place = null, category }: SectionProps) {
  const around = <PlaceGroup address={address} place={place} isServed={category === "services"} />;
  if (category === "realestate")
    return <HomeGroup key={address.listingType} address={address} place={around} />;
  return (
    <>
      {around}
      <PriceGroup address={address} />
      {category === "products" ? <GoodsGroup address={address} /> : null}
      {category === "services" ? <ServiceGroup address={address} /> : null}
      {category === "services" ? <StateField address={address} id="filter" /> : null}
    </>
  );
}

/** What is chosen elsewhere and stays, and the rarer filters. */
function OtherFilters({ address, category }: Omit<SectionProps, "place">) {
  return (
    <>
      <MoreFilters key={category} address={address} category={category} />
      {address.sort ? <input type="hidden" name="sort" value={address.sort} /> : null}
      <KeptFacts address={address} category={category} />
    </>
  );
}

/** The fields of a category page: each category has its own. */
export function CategoryFields({ address, place, category }: Props & { category: Category }) {
  const search = <SearchGroup address={address} name="search" />;
  const isHome = category === "realestate";
  return (
    <>
      {isHome ? null : search}
      <SectionGroups address={address} place={place} category={category} />
      {isHome ? search : null}
      <OtherFilters address={address} category={category} />
    </>
  );
}

/** The fields of the search page: those of a section only once it is chosen. */
export function SearchFields({ address, place }: Props) {
  return (
    <>
      <SearchGroup address={address} name="q" />
      <CategoryGroup address={address} />
      <SectionGroups address={address} place={place} category={address.category} />
      <OtherFilters address={address} category={address.category} />
    </>
  );
}
