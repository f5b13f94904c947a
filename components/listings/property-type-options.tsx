import { propertyTypeGroups, propertyTypeName } from "@/lib/listings/rules";

type Props = {
  counts?: { readonly [type: string]: string };
  empty?: ReadonlySet<string>;
};

const none: ReadonlySet<string> = new Set();

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
