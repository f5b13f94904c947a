"use client";

import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { SelectField } from "@/components/forms/select-field";
import { TextareaField } from "@/components/forms/textarea-field";
import type { SynonymGroupDto } from "@/lib/search/lexicon/synonyms.contract";
import { kindNames } from "@/lib/search/lexicon/synonyms.copy";
import {
  defaultWeights,
  isJobKind,
  kindOf,
  minWeight,
  maxWeight,
  parseWords,
  synonymKinds,
  type SynonymKind,
} from "@/lib/search/lexicon/synonyms.rules";
import { useWriteSynonym } from "./hooks";

type Props = {
  group: SynonymGroupDto | null;
  word?: string;
  onClose: () => void;
};

const weights = Array.from(
  { length: Math.round((maxWeight - minWeight) / 0.05) + 1 },
  (_, step) => Math.round((maxWeight - step * 0.05) * 100) / 100,
);

function useSynonymForm({ group, word, onClose }: Props) {
  const [words, setWords] = useState(group?.words.join(", ") ?? (word ? `${word}, ` : ""));
  const [finds, setFinds] = useState(group?.finds.join(", ") ?? "");
  const [kind, setKind] = useState<SynonymKind | undefined>(
    group && (group.finds.length > 0 || isJobKind(group.kind)) ? group.kind : undefined,
  );
  const [weight, setWeight] = useState(group?.weight);
  const { mutate, isPending, error } = useWriteSynonym();
  const actualKind = kindOf({ finds: parseWords(finds), kind });
  const shownWeight = weight ?? defaultWeights[actualKind];

  function changeKind(next: SynonymKind): void {
    setKind(next);
    setWeight(undefined);
  }

  function save(): void {
    mutate(
      {
        id: group?.id ?? null,
        words: parseWords(words),
        finds: parseWords(finds),
        kind: actualKind,
        weight: shownWeight,
      },
      { onSuccess: onClose },
    );
  }

  return {
    ...{ words, setWords, finds, setFinds, setWeight, changeKind, save, isPending, error },
    kind: actualKind,
    weight: shownWeight,
  };
}

export function SynonymDialog(props: Props) {
  const form = useSynonymForm(props);
  const fields = fieldErrors(form.error);
  const isOneWay = parseWords(form.finds).length > 0;
  return (
    <FormDialog
      title={props.group ? "Edit synonyms" : "Add synonyms"}
      button="Save synonyms"
      pending={form.isPending}
      error={form.error}
      failure={`The words weren’t saved. ${tryAgain}`}
      onClose={props.onClose}
      onSubmit={form.save}
    >
      <TextareaField
        label="Words with the same meaning"
        help="Separate them with commas. A search for one finds the others."
        error={fields.words}
        data-autofocus
        value={form.words}
        maxLength={2000}
        onChange={(event) => form.setWords(event.target.value)}
      />
      <TextareaField
        label="Also finds"
        help="Found by the words above, but not the other way around."
        error={fields.finds}
        value={form.finds}
        maxLength={2000}
        onChange={(event) => form.setFinds(event.target.value)}
      />
      <div className="grid gap-4 md:grid-cols-2">
        {isOneWay ? <KindField value={form.kind} error={fields.kind} onChange={form.changeKind} /> : null}
        <WeightField
          value={form.weight}
          usual={defaultWeights[form.kind]}
          error={fields.weight}
          onChange={form.setWeight}
        />
      </div>
    </FormDialog>
  );
}

type KindProps = { value: SynonymKind; error?: string; onChange: (kind: SynonymKind) => void };

function KindField({ value, error, onChange }: KindProps) {
  return (
    <SelectField
      label="Kind"
      help="How “Also finds” relates to the words."
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value as SynonymKind)}
    >
      {synonymKinds.map((kind) => (
        <option key={kind} value={kind}>
          {kindNames[kind]}
        </option>
      ))}
    </SelectField>
  );
}

type WeightProps = { value: number; usual: number; error?: string; onChange: (weight: number) => void };

function WeightField({ value, usual, error, onChange }: WeightProps) {
  return (
    <SelectField
      label="Weight"
      help="The typed word itself counts 1."
      error={error}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {[...new Set([value, ...weights])]
        .sort((a, b) => b - a)
        .map((weight) => (
          <option key={weight} value={weight}>
            {weight.toFixed(2)}
            {weight === usual ? " (usual)" : ""}
          </option>
        ))}
    </SelectField>
  );
}
