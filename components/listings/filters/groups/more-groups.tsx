import type { Category } from "@/lib/listings/rules";
import { StateField } from "../../property-filters";
import type { GroupProps } from "../field";
import { groupOf } from "../sections";
import { AreaGroup } from "./area-group";
import { BrandGroup } from "./brand-group";
import { CommonGroup } from "./every-group";
import { HandoverSelect } from "./goods-group";

export function MoreGroups({ address, category }: GroupProps & { category: Category | undefined }) {
  const group = groupOf(address, category);
  const hasState = category === "services" || category === "realestate";
  return (
    <>
      {group === "products" ? <BrandGroup address={address} /> : null}
      {group === "vehicles" ? <HandoverSelect address={address} /> : null}
      {category === "realestate" ? <AreaGroup address={address} /> : null}
      {hasState ? null : <StateField address={address} id="filter" />}
      <CommonGroup address={address} />
    </>
  );
}
