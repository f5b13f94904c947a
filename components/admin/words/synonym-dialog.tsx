"use client";

import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { SelectField } from "@/components/forms/select-field";
import { Field } from "@/components/forms/text-field";
import { Textarea } from "@/components/ui/textarea";
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

export function SynonymDialog({ group, word, onClose }: Props) {
  const [words, setWords] = useState(group?.words.join(", ") ?? (word ? `${word}, ` : ""));
  const [finds, setFinds] = useState(group?.finds.join(", ") ?? "");
  const [kind, setKind] = useState<SynonymKind | undefined>(
    group && (group.finds.length > 0 || isJobKind(group.kind)) ? group.kind : undefined,
  );
  const [weight, setWeight] = useState(group?.weight);
  const { mutate, isPending, error } = useWriteSynonym();

  const isOneWay = parseWords(finds).length > 0;
  const actualKind = kindOf({ finds: parseWords(finds), kind });
  const shownWeight = weight ?? defaultWeights[actualKind];
  const fields = fieldErrors(error);

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

  return (
    <FormDialog
      title={group ? "Edit synonyms" : "Add synonyms"}
      button="Save synonyms"
      pending={isPending}
      error={error}
      failure={`The words weren’t saved. ${tryAgain}`}
      onClose={onClose}
      onSubmit={save}
    >
      <Field
        label="Words with the same meaning"
        help="Separate them with commas. A search for one finds the others."
        error={fields.words}
      >
        {(ids) => (
          <Textarea
            {...ids}
            data-autofocus
            value={words}
            maxLength={2000}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Also finds"
        help="Found by the words above, but not the other way around."
        error={fields.finds}
      >
        {(ids) => (
          <Textarea
            {...ids}
            value={finds}
            maxLength={2000}
            onChange={(event) => setFinds(event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        {isOneWay ? (
          <SelectField
            label="Kind"
            help="How “Also finds” relates to the words."
            error={fields.kind}
            value={actualKind}
            onChange={(event) => {
              setKind(event.target.value as SynonymKind);
              setWeight(undefined);
            }}
          >
            {synonymKinds.map((value) => (
              <option key={value} value={value}>
                {kindNames[value]}
              </option>
            ))}
          </SelectField>
        ) : null}
        <SelectField
          label="Weight"
          help="The typed word itself counts 1."
          error={fields.weight}
          value={String(shownWeight)}
          onChange={(event) => setWeight(Number(event.target.value))}
        >
          {[...new Set([shownWeight, ...weights])]
            .sort((a, b) => b - a)
            .map((value) => (
              <option key={value} value={value}>
                {value.toFixed(2)}
                {value === defaultWeights[actualKind] ? " (usual)" : ""}
              </option>
            ))}
        </SelectField>
      </div>
    </FormDialog>
  );
}
