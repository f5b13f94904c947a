import { propertyTypeGroups, propertyTypeName } from "@/lib/listings/rules";

type Props = {
  /** How many listings each type would leave, where that is known. */
  counts?: { readonly [type: string]: string };
};

/** Every property type as an option of a select, by group. */
export function PropertyTypeOptions({ counts = {} }: Props) {
  return Object.entries(propertyTypeGroups).map(([group, types]) => (
    <optgroup key={group} label={group}>
      {types.map((type) => (
        <option key={type} value={type}>
          {counts[type] ? `${propertyTypeName(type)} (${counts[type]})` : propertyTypeName(type)}
        </option>
      ))}
    </optgroup>
  ));
}
