"use client";

import { useState } from "react";
import { Field } from "@/components/forms/text-field";
import { errorText } from "@/components/forms/server-errors";
import { useInvalidFocus } from "@/components/forms/use-invalid-focus";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { csvColumns, type CsvColumn } from "@/lib/listings/transfer/columns.rules";
import { fieldName } from "@/lib/listings/transfer/field-names.copy";
import { importCopy } from "@/lib/listings/transfer/import.copy";
import { handovers, type ImportMapping } from "@/lib/listings/transfer/mapping.rules";
import { categories, categoryNames, conditionNames, conditions } from "@/lib/listings/rules";

type Props = {
  program: string | null;
  start: ImportMapping;
  samples: readonly (readonly string[])[];
  pending: boolean;
  error: unknown;
  onSend: (mapping: ImportMapping) => void;
  onCancel: () => void;
};

const fields = csvColumns.filter((column) => column !== "status");

/** Header of a field that two columns share; only pictures may. */
function findDuplicate({ header, columns }: ImportMapping): string | null {
  const at = columns.findIndex(
    (column, index) => column && column !== "images" && columns.indexOf(column) < index,
  );
  return at === -1 ? null : (header[at] ?? null);
}

export function ColumnsForm({ program, start, samples, pending, error, onSend, onCancel }: Props) {
  const [mapping, setMapping] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const { header, columns, defaults } = mapping;
  const duplicate = findDuplicate(mapping);

  const { boxProps, countAttempt } = useInvalidFocus<HTMLFormElement>(pending);

  function choose(index: number, column: CsvColumn | null): void {
    setMapping({ ...mapping, columns: columns.map((one, at) => (at === index ? column : one)) });
  }

  function send(): void {
    setChecked(true);
    countAttempt();
    if (!duplicate) onSend(mapping);
  }

  return (
    <form
      {...boxProps}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>
        {program ? `This looks like an export of ${program}. ` : ""}Choose the field of each column. We’ll
        remember your choice for the next file like this one.
      </p>
      <ul role="list" className="grid gap-3">
        {header.map((name, index) => (
          <ColumnRow
            // The header may have a name twice.
            key={index}
            name={name}
            values={samples.map((cells) => cells[index] ?? "")}
            value={columns[index] ?? null}
            error={isChecked && duplicate === name ? importCopy.mappingTwice : undefined}
            onChange={(column) => choose(index, column)}
          />
        ))}
      </ul>
      <Defaults
        mapping={mapping}
        onChange={(change) => setMapping({ ...mapping, defaults: { ...defaults, ...change } })}
      />
      <p className="text-muted-foreground text-sm">
        Pictures on other sites aren’t fetched. Upload them as a ZIP file first; their file names are enough.
      </p>
      <Ending pending={pending} error={error} onCancel={onCancel} />
    </form>
  );
}

function Ending({ pending, error, onCancel }: Pick<Props, "pending" | "error" | "onCancel">) {
  return (
    <>
      {error ? (
        <Alert
          variant="harm"
          role="alert"
          title={errorText(error, "We didn’t get your file. Please try again.")}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          Check rows
        </Button>
        <Button type="button" variant="ghost" disabled={pending} onClick={onCancel}>
          Choose another file
        </Button>
      </div>
    </>
  );
}

type RowProps = {
  name: string;
  values: readonly string[];
  value: CsvColumn | null;
  error?: string;
  onChange: (column: CsvColumn | null) => void;
};

function ColumnRow({ name, values, value, error, onChange }: RowProps) {
  const shown = values.filter((cell) => cell.trim() !== "").map((cell) => cell.trim().slice(0, 80));
  return (
    <li className="grid gap-x-4 gap-y-1 border-b pb-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name || "Column without a name"}</p>
        <p className="text-muted-foreground line-clamp-2 text-sm wrap-anywhere">
          {shown.length > 0 ? shown.join(" · ") : "Empty in the first rows"}
        </p>
      </div>
      <Field
        label={<span className="sr-only">Field of {name || "the column without a name"}</span>}
        error={error}
      >
        {(ids) => (
          <Select
            {...ids}
            value={value ?? ""}
            onChange={({ target }) => onChange(fields.find((one) => one === target.value) ?? null)}
          >
            <option value="">Don’t import</option>
            {fields.map((field) => (
              <option key={field} value={field}>
                {fieldName(field)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </li>
  );
}

type DefaultsProps = {
  mapping: ImportMapping;
  onChange: (change: Partial<ImportMapping["defaults"]>) => void;
};

const handoverNames = { delivery: "Delivery", pickup: "Pickup" } as const;

function Defaults({ mapping: { columns, defaults }, onChange }: DefaultsProps) {
  const isProducts = defaults.category === "products" || columns.includes("category");
  return (
    <fieldset className="grid gap-3 sm:grid-cols-3">
      <legend className="mb-2 font-semibold">Fill empty cells of new listings with</legend>
      <Choice
        label="Category"
        value={defaults.category}
        options={categories.map((value) => ({ value, name: categoryNames[value] }))}
        onChange={(category) => onChange({ category })}
      />
      {isProducts ? (
        <>
          <Choice
            label="Condition"
            value={defaults.condition}
            options={conditions.map((value) => ({ value, name: conditionNames[value] }))}
            onChange={(condition) => onChange({ condition })}
          />
          <Choice
            label="Delivery or pickup"
            value={defaults.handover}
            options={handovers.map((value) => ({ value, name: handoverNames[value] }))}
            onChange={(handover) => onChange({ handover })}
          />
        </>
      ) : null}
    </fieldset>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value | null;
  options: readonly { value: Value; name: string }[];
  onChange: (value: Value | null) => void;
};

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(ids) => (
        <Select
          {...ids}
          value={value ?? ""}
          onChange={({ target }) =>
            onChange(options.find((one) => one.value === target.value)?.value ?? null)
          }
        >
          <option value="">Leave empty</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
