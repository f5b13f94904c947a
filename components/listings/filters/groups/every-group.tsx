import { factLabels } from "@/lib/listings/catalogue/fact-labels.rules";
import { useOptionCounts } from "../counts";
import type { GroupProps } from "../field";
import { FilterSelect, type Options } from "../options";

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
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        key={chosen}
        type="checkbox"
        name={name}
        className="accent-primary size-5"
        value="1"
        defaultChecked={chosen === "1"}
      />
      {label} {counts[1] ? `(${counts[1]})` : null}
    </label>
  );
}

/** What is true of every listing. */
export function EveryGroup({ address: { rating, postedWithin, pictures, reduced } }: GroupProps) {
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
