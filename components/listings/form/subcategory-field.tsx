"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "@/components/forms/select-field";
import { SuggestionButton } from "@/components/forms/suggestion-button";
import { useTree } from "@/components/forms/tree-context";
import { suggestNode } from "@/lib/shared/tree";
import { useListingField } from "./fields";
import { optionalLabel, type ListingValues } from "./values";

export function SubcategoryField() {
  const { setValue } = useFormContext<ListingValues>();
  const [category, title, chosen] = useWatch<ListingValues, ["category", "title", "details.subcategory"]>({
    name: ["category", "title", "details.subcategory"],
  });
  const field = useListingField("details.subcategory");
  const own = useTree().filter((one) => one.category === category);
  const all = own.filter(({ hidden, path }) => !hidden || path === chosen);
  const suggested = suggestNode(own, title);
  if (all.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-2 [&>:first-child]:w-full">
      <SelectField label={optionalLabel("details.subcategory")} help="Helps buyers find it." {...field}>
        <option value="">None</option>
        {all
          .filter(({ parent }) => parent === null)
          .map((group) => (
            <optgroup key={group.path} label={group.name}>
              <option value={group.path}>All {group.name.toLowerCase()}</option>
              {all
                .filter(({ parent }) => parent === group.path)
                .map(({ path, name }) => (
                  <option key={path} value={path}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
      </SelectField>
      {suggested && suggested.path !== chosen ? (
        <SuggestionButton
          name={suggested.name}
          onUse={() =>
            setValue("details.subcategory", suggested.path, { shouldDirty: true, shouldTouch: true })
          }
        />
      ) : null}
    </div>
  );
}
