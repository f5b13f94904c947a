import { useEmptyOptions, useOptionCounts } from "./counts";

export type Options = readonly (readonly [value: string, label: string])[];

type Props = {
  /** The filter that they are choices of. */
  name: string;
  options: Options;
  /** Stays a choice, whatever it leaves. */
  chosen: string | undefined;
};

/** The options of a select with how many listings each would leave, where that is known. */
export function CountedOptions({ name, options, chosen }: Props) {
  const counts = useOptionCounts(name);
  const empty = useEmptyOptions(name);
  return options.map(([value, text]) => (
    <option key={value} value={value} disabled={empty.has(value) && value !== chosen}>
      {counts[value] ? `${text} (${counts[value]})` : text}
    </option>
  ));
}
