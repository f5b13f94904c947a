import { propertyTypeGroups, propertyTypeName } from "@/lib/listings/rules";

/** Every property type as an option of a select, by group. */
export function PropertyTypeOptions() {
  return Object.entries(propertyTypeGroups).map(([group, types]) => (
    <optgroup key={group} label={group}>
      {types.map((type) => (
        <option key={type} value={type}>
          {propertyTypeName(type)}
        </option>
      ))}
    </optgroup>
  ));
}
