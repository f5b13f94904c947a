import type { Category } from "@/lib/listings/rules";
import { StateField } from "../../property-filters";
import type { GroupProps } from "../field";
import { AreaGroup } from "./area-group";
import { BrandGroup } from "./brand-group";
import { CommonGroup } from "./every-group";

export function MoreGroups({ address, category }: GroupProps & { category: Category | undefined }) {
  const hasState = category === "services" || category === "realestate";
  return (
    <>
      {category === "products" ? <BrandGroup address={address} /> : null}
      {category === "realestate" ? <AreaGroup address={address} /> : null}
      {hasState ? null : <StateField address={address} id="filter" />}
      <CommonGroup address={address} />
    </>
  );
}
