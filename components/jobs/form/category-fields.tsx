"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "@/components/forms/select-field";
import { SuggestionButton } from "@/components/forms/suggestion-button";
import { useTree } from "@/components/forms/tree-context";
import { jobCategories } from "@/lib/jobs/rules";
import { suggestNode, type FormNode } from "@/lib/shared/tree";
import { useJobField } from "./fields";
import { jobLabels, type JobValues } from "./values";

export function CategoryFields() {
  const { setValue, formState } = useFormContext<JobValues>();
  const [title, category, chosen] = useWatch<JobValues, ["title", "category", "subcategory"]>({
    name: ["title", "category", "subcategory"],
  });
  const { onChange, ...field } = useJobField("category");
  const subcategory = useJobField("subcategory");
  const tree = useTree();
  const parts = tree.filter(
    (one) => one.parent !== null && one.category === category && (!one.hidden || one.path === chosen),
  );
  const suggested = suggestNode(tree, title);

  function use({ category, path }: FormNode): void {
    setValue("category", category as JobValues["category"], {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: formState.isSubmitted,
    });
    setValue("subcategory", path, { shouldDirty: true, shouldTouch: true });
  }

  return (
    <>
      <div className="grid justify-items-start gap-2 [&>:first-child]:w-full">
        <SelectField
          label={jobLabels.category}
          {...field}
          onChange={(event) => {
            setValue("subcategory", "", { shouldDirty: true });
            return onChange(event);
          }}
        >
          <option value="">Choose one</option>
          {jobCategories.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        {suggested && suggested.path !== chosen ? (
          <SuggestionButton name={`${suggested.category}: ${suggested.name}`} onUse={() => use(suggested)} />
        ) : null}
      </div>
      {parts.length > 0 ? <SubcategoryField parts={parts} {...subcategory} /> : null}
    </>
  );
}

type SubcategoryProps = ReturnType<typeof useJobField> & { parts: readonly FormNode[] };

function SubcategoryField({ parts, ...field }: SubcategoryProps) {
  return (
    <SelectField label={jobLabels.subcategory} help="It helps people find your job. Optional." {...field}>
      <option value="">None</option>
      {parts.map(({ path, name }) => (
        <option key={path} value={path}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
