import { formatArea } from "@/lib/listings/catalog/fact-labels.rules";
import type { GroupProps } from "../field";
import type { Options } from "../counted-options";
import { FilterSelect } from "../options";

const areas: Options = [500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000].map((area) => [
  String(area),
  formatArea(area),
]);

export function AreaGroup({ address: { minArea } }: GroupProps) {
  return (
    <FilterSelect
      name="minArea"
      label="Square feet"
      any="Any size"
      options={areas}
      chosen={minArea}
      other={minArea === undefined ? undefined : formatArea(minArea)}
    />
  );
}
