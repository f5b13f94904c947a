import { useEmptyOptions, useOptionCounts } from "./counts";

export type Options = readonly (readonly [value: string, label: string])[];

type Props = {
  name: string;
  options: Options;
  chosen: string | undefined;
};

export function CountedOptions({ name, options, chosen }: Props) {
  const counts = useOptionCounts(name);
  const empty = useEmptyOptions(name);
  return options.map(([value, text]) => (
    <option key={value} value={value} disabled={empty.has(value) && value !== chosen}>
      {counts[value] ? `${text} (${counts[value]})` : text}
    </option>
  ));
}
