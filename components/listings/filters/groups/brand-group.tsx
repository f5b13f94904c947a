import { useRef, useState } from "react";
import { isSameBrand } from "@/lib/listings/catalog/fact-lexemes.rules";
import { maxBrandLength } from "@/lib/listings/fact-names.rules";
import { countedName, useCountedOptions } from "../counts";
import { Field, type GroupProps } from "../field";

type Props = GroupProps & { label?: string };

export function BrandGroup({ address: { brand = "" }, label = "Brand" }: Props) {
  return <BrandFields key={brand} brand={brand} label={label} />;
}

function BrandFields({ brand, label }: { brand: string; label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(brand);
  const brands = useCountedOptions("brand");

  /** The form is read as soon as a box changes, so the input must already have the value. */
  function choose(name: string) {
    field.current!.value = name;
    setTyped(name);
  }

  return (
    <div className="grid gap-2">
      <Field id="filter-brand" label={label}>
        <input
          ref={field}
          id="filter-brand"
          name="brand"
          defaultValue={brand}
          maxLength={maxBrandLength}
          className="control h-11"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {brands.length > 0 ? (
        <fieldset>
          <legend className="sr-only">{label}s of these results</legend>
          <div className="filter-pills brands">
            {brands.map(({ value: name, count }) => (
              <label key={name}>
                <input
                  type="checkbox"
                  aria-label={countedName(name, count)}
                  checked={isSameBrand(name, typed)}
                  onChange={({ target }) => choose(target.checked ? name : "")}
                />
                <span>
                  {name} <small>({count})</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
    </div>
  );
}
