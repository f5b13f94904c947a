"use client";

import { lazy } from "react";
import type { Category } from "@/lib/listings/rules";
import type { PlaceDto } from "@/lib/places/contract";
import type { GroupProps } from "./field";
import { CategoryGroup } from "./groups/category-group";
import { ProductGroup } from "./groups/goods-group";
import { PriceGroup } from "./groups/price-group";
import { SearchGroup } from "./groups/search-group";
import { HiddenFactFields } from "./hidden-facts";
import { MoreFilters } from "./more-filters";
import { PlaceGroup } from "./place-group";
import { groupOf } from "./sections";

// Not inside Suspense, because without JavaScript, streamed content would stay hidden.
const HomeGroup = lazy(() => import("./groups/home-group").then((module) => ({ default: module.HomeGroup })));
const VehicleGroup = lazy(() =>
  import("./groups/vehicle-group").then((module) => ({ default: module.VehicleGroup })),
);
const ServiceGroup = lazy(() =>
  import("./groups/service-group").then((module) => ({ default: module.ServiceGroup })),
);

type Props = GroupProps & {
  place?: PlaceDto | null;
  rental?: boolean;
};
type SectionProps = Props & { category: Category | undefined };

function SectionGroups({ address, place = null, category, rental }: SectionProps) {
  const around = <PlaceGroup address={address} place={place} isServed={category === "services"} />;
  if (category === "realestate")
    return <HomeGroup key={address.listingType} address={address} place={around} rental={rental} />;
  const group = groupOf(address, category);
  return (
    <>
      {around}
      <PriceGroup address={address} />
      {group === "vehicles" ? <VehicleGroup address={address} /> : null}
      {group === "products" ? <ProductGroup address={address} /> : null}
      {category === "services" ? <ServiceGroup address={address} /> : null}
    </>
  );
}

function OtherFilters({ address, category }: Pick<SectionProps, "address" | "category">) {
  return (
    <>
      <MoreFilters key={category} address={address} category={category} />
      {address.sort ? <input type="hidden" name="sort" value={address.sort} /> : null}
      <HiddenFactFields address={address} category={category} />
    </>
  );
}

export function CategoryFields({ address, category, ...rest }: Props & { category: Category }) {
  const search = <SearchGroup address={address} name="search" />;
  const isHome = category === "realestate";
  return (
    <>
      {isHome ? null : search}
      <SectionGroups address={address} category={category} {...rest} />
      {isHome ? search : null}
      <OtherFilters address={address} category={category} />
    </>
  );
}

type SearchProps = Props & {
  section?: Category;
};

export function SearchFields({ address, section = address.category, ...rest }: SearchProps) {
  return (
    <>
      <SearchGroup address={address} name="q" />
      <CategoryGroup address={address} />
      <SectionGroups address={address} category={section} {...rest} />
      <OtherFilters address={address} category={section} />
    </>
  );
}
