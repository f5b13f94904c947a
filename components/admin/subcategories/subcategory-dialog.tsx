"use client";

import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { SelectField } from "@/components/forms/select-field";
import { fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Alert } from "@/components/ui/alert";
import { Checkbox, Choice } from "@/components/ui/checkbox";
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

function useSubcategoryForm({ section, node, group, siblings, onClose }: Props) {
  const before = node ? siblings[siblings.indexOf(node) - 1] : siblings.at(-1);
  const placed = before?.path ?? first;
  const [name, setName] = useState(node?.name ?? "");
  const [words, setWords] = useState(node?.words.join(", ") ?? "");
  const [after, setAfter] = useState(placed);
  const [hidden, setHidden] = useState(node?.hidden ?? false);
  const { mutate, isPending, error } = useWriteSubcategory();

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

  return { name, setName, words, setWords, after, setAfter, hidden, setHidden, save, isPending, error };
}

export function SubcategoryDialog(props: Props) {
  const { section, node, group, siblings, onClose } = props;
  const form = useSubcategoryForm(props);
  const fields = fieldErrors(form.error);
  const others = siblings.filter(({ path }) => path !== node?.path);
  return (
    <FormDialog
      title={node ? `Edit ${node.name}` : `Add to ${group?.name ?? ""}`}
      button={node ? "Save subcategory" : "Add subcategory"}
      pending={form.isPending}
      error={form.error}
      failure={`The subcategory wasn’t saved. ${tryAgain}`}
      onClose={onClose}
      onSubmit={form.save}
    >
      <TextField
        label="Name"
        data-autofocus
        value={form.name}
        maxLength={maxPartName}
        error={fields.name}
        help={
          node
            ? `The web address stays ${subcategoryHref(section, node.path)}.`
            : "Its web address is made from the name and never changes."
        }
        onChange={(event) => form.setName(event.target.value)}
      />
      <TextareaField
        label="Title keywords"
        help="We suggest this subcategory when a title has one of these. Separate them with commas."
        error={fields.words}
        rows={3}
        value={form.words}
        maxLength={2000}
        onChange={(event) => form.setWords(event.target.value)}
      />
      {others.length > 0 ? (
        <PositionField others={others} value={form.after} onChange={form.setAfter} />
      ) : null}
      {node ? (
        <HideChoice section={section} checked={form.hidden} error={fields.hidden} onChange={form.setHidden} />
      ) : null}
    </FormDialog>
  );
}

type PositionProps = {
  others: readonly SubcategoryDto[];
  value: string;
  onChange: (after: string) => void;
};

function PositionField({ others, value, onChange }: PositionProps) {
  return (
    <SelectField label="Position" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value={first}>First</option>
      {others.map(({ path, name }) => (
        <option key={path} value={path}>
          After {name}
        </option>
      ))}
    </SelectField>
  );
}

type HideProps = {
  section: TreeSection;
  checked: boolean;
  error?: string;
  onChange: (hidden: boolean) => void;
};

function HideChoice({ section, checked, error, onChange }: HideProps) {
  return (
    <div>
      <Choice
        control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
        hint={`People can no longer choose or find it. Its link redirects to where you moved its ${section === "jobs" ? "jobs" : "listings"}.`}
      >
        Hide it
      </Choice>
      {error ? (
        <Alert variant="harm" role="alert">
          <p>{error}</p>
        </Alert>
      ) : null}
    </div>
  );
}
