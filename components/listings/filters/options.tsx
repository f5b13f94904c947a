import { Choice } from "@/components/ui/choice";
import { CountedOptions, type Options } from "./counted-options";
import { countedName, useEmptyOptions, useOptionCounts } from "./counts";

type Props = {
  name: string;
  label: string;
  any: string;
  options: Options;
  chosen: string | number | undefined;
  other?: string;
};

function withChosen(options: Options, value: string, other = value): Options {
  return value === "" || options.some(([known]) => known === value) ? options : [[value, other], ...options];
}

export function FilterSelect({ name, label, any, options, chosen = "", other }: Props) {
  const value = String(chosen);
  return (
    <Choice key={value} id={`filter-${name}`} name={name} label={label} defaultValue={value}>
      <option value="">{any}</option>
      <CountedOptions name={name} options={withChosen(options, value, other)} chosen={value} />
    </Choice>
  );
}

type PillsProps = Props & {
  spoken?: (text: string) => string;
  onChoose?: (value: string) => void;
};

export function FilterPills(props: PillsProps) {
  const { name, label, any, options, chosen = "", other, spoken = (text) => text, onChoose } = props;
  const counts = useOptionCounts(name);
  const empty = useEmptyOptions(name);
  const value = String(chosen);
  return (
    <fieldset key={value}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="filter-pills">
        {[["", any] as const, ...withChosen(options, value, other)].map(([known, text]) => (
          <label key={known}>
            <input
              type="radio"
              name={name}
              value={known}
              aria-label={countedName(spoken(text), counts[known])}
              defaultChecked={known === value}
              disabled={empty.has(known) && known !== value}
              onChange={() => onChoose?.(known)}
            />
            <span>
              {text} {counts[known] ? <small>({counts[known]})</small> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
