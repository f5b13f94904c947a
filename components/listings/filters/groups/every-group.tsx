import { factLabels } from "@/lib/listings/catalog/fact-labels.rules";
import { countedName, useEmptyOptions, useOptionCounts } from "../counts";
import type { GroupProps } from "../field";
import type { Options } from "../counted-options";
import { FilterSelect } from "../options";

const ratings: Options = [
  ["4", "4+ stars"],
  ["3", "3+ stars"],
];
const days: Options = [
  ["1", "Last 24 hours"],
  ["7", "Last 7 days"],
  ["30", "Last 30 days"],
];

type CheckProps = { name: "pictures" | "reduced"; label: string; chosen: "1" | undefined };

function Check({ name, label, chosen }: CheckProps) {
  const counts = useOptionCounts(name);
  const isEmpty = useEmptyOptions(name).has("1") && chosen !== "1";
  return (
    <label className="filter-check">
      <input
        key={chosen}
        type="checkbox"
        aria-label={countedName(label, counts[1])}
        name={name}
        className="accent-primary size-5"
        value="1"
        defaultChecked={chosen === "1"}
        disabled={isEmpty}
      />
      {label} {counts[1] ? <small>({counts[1]})</small> : null}
    </label>
  );
}

export function CommonGroup({ address: { rating, postedWithin, pictures, reduced } }: GroupProps) {
  return (
    <>
      <FilterSelect
        name="rating"
        label="Rating"
        any="Any rating"
        options={ratings}
        chosen={rating}
        other={factLabels({ rating })[0]?.label}
      />
      <FilterSelect
        name="postedWithin"
        label="Posted"
        any="Any time"
        options={days}
        chosen={postedWithin}
        other={factLabels({ postedWithin })[0]?.label}
      />
      <Check name="pictures" label="With photos" chosen={pictures} />
      <Check name="reduced" label="Reduced price" chosen={reduced} />
    </>
  );
}
