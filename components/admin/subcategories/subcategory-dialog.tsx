"use client";

import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { SelectField } from "@/components/forms/select-field";
import { fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { Field, TextField } from "@/components/forms/text-field";
import { Alert } from "@/components/ui/alert";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { Textarea } from "@/components/ui/textarea";
import { parseWords } from "@/lib/search/lexicon/synonyms.rules";
import type { SubcategoryDto } from "@/lib/subcategories/contract";
import { maxPartName, subcategoryHref, type TreeSection } from "@/lib/subcategories/rules";
import { useWriteSubcategory } from "./hooks";

type Props = {
  section: TreeSection;
  node: SubcategoryDto | null;
  group: SubcategoryDto | null;
  siblings: readonly SubcategoryDto[];
  onClose: () => void;
};

const first = "";

export function SubcategoryDialog({ section, node, group, siblings, onClose }: Props) {
  const others = siblings.filter(({ path }) => path !== node?.path);
  const before = node ? siblings[siblings.indexOf(node) - 1] : siblings.at(-1);
  const placed = before?.path ?? first;
  const [name, setName] = useState(node?.name ?? "");
  const [words, setWords] = useState(node?.words.join(", ") ?? "");
  const [after, setAfter] = useState(placed);
  const [hidden, setHidden] = useState(node?.hidden ?? false);
  const { mutate, isPending, error } = useWriteSubcategory();
  const fields = fieldErrors(error);

  function save(): void {
    mutate(
      {
        section,
        path: node?.path ?? null,
        parent: group?.path,
        name,
        words: parseWords(words),
        hidden,
        ...(after === placed && node ? {} : { after: after === first ? null : after }),
      },
      { onSuccess: onClose },
    );
  }

  return (
    <FormDialog
      title={node ? `Edit ${node.name}` : `Add to ${group?.name ?? ""}`}
      button={node ? "Save subcategory" : "Add subcategory"}
      pending={isPending}
      error={error}
      failure={`The subcategory wasn’t saved. ${tryAgain}`}
      onClose={onClose}
      onSubmit={save}
    >
      <TextField
        label="Name"
        data-autofocus
        value={name}
        maxLength={maxPartName}
        error={fields.name}
        help={
          node
            ? `The web address stays ${subcategoryHref(section, node.path)}.`
            : "Its web address is made from the name and never changes."
        }
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label="Title keywords"
        help="We suggest this subcategory when a title has one of these. Separate them with commas."
        error={fields.words}
      >
        {(ids) => (
          <Textarea
            {...ids}
            rows={3}
            value={words}
            maxLength={2000}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      {others.length > 0 ? (
        <SelectField label="Position" value={after} onChange={(event) => setAfter(event.target.value)}>
          <option value={first}>First</option>
          {others.map((one) => (
            <option key={one.path} value={one.path}>
              After {one.name}
            </option>
          ))}
        </SelectField>
      ) : null}
      {node ? (
        <div>
          <Choice
            control={<Checkbox checked={hidden} onChange={(event) => setHidden(event.target.checked)} />}
            hint={`People can no longer choose or find it. Its link redirects to where you moved its ${section === "jobs" ? "jobs" : "listings"}.`}
          >
            Hide it
          </Choice>
          {fields.hidden ? (
            <Alert variant="harm" role="alert">
              <p>{fields.hidden}</p>
            </Alert>
          ) : null}
        </div>
      ) : null}
    </FormDialog>
  );
}
