import { propertyTypeGroups, propertyTypeName } from "@/lib/listings/rules";

type Props = {
  /** How many listings each type would leave, where that is known. */
  counts?: { readonly [type: string]: string };
  /** Types that nobody is to take, since they would leave nothing. */
  empty?: ReadonlySet<string>;
};

const none: ReadonlySet<string> = new Set();

/** Every property type as an option of a select, by group. */
export function PropertyTypeOptions({ counts = {}, empty = none }: Props) {
  return Object.entries(propertyTypeGroups).map(([group, types]) => (
    <optgroup key={group} label={group}>
      {types.map((type) => (
        <option key={type} value={type} disabled={empty.has(type)}>
          {counts[type] ? `${propertyTypeName(type)} (${counts[type]})` : propertyTypeName(type)}
        </option>
      ))}
    </optgroup>
  ));
}
