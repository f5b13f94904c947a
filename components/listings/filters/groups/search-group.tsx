import { maxSearchLength } from "@/lib/listings/rules";
import { Field, type GroupProps } from "../field";

export function SearchGroup({ address, name }: GroupProps & { name: "q" | "search" }) {
  return (
    <Field id="filter-search" label="Keyword">
      <input
        key={address.search}
        id="filter-search"
        name={name}
        type="search"
        defaultValue={address.search}
        maxLength={maxSearchLength}
        placeholder="Title, city or vendor"
        className="control h-11"
      />
    </Field>
  );
}
