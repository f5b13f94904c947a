"use client";

import { useId } from "react";
import { AffixField } from "@/components/forms/affix-field";
import { FormPart } from "@/components/forms/form-part";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { maxLengths } from "@/lib/listings/offer/input.rules";
import {
  bodyNames,
  drivetrainNames,
  fuelNames,
  titleNames,
  transmissionNames,
  vehicleMakes,
} from "@/lib/listings/vehicles.rules";
import { useListingField } from "./fields";
import { ConditionField, HandoverField } from "./product-fields";
import { labels, optionalLabel } from "./values";

export function VehicleFields() {
  return (
    <>
      <FormPart title="Vehicle">
        <div className="grid grid-cols-[6rem_1fr] gap-4">
          <TextField
            label={labels["details.year"]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            {...useListingField("details.year")}
          />
          <MakeField />
        </div>
        <TextField
          label={labels["details.model"]}
          help="With its trim, for example “Civic EX.”"
          autoComplete="off"
          maxLength={maxLengths.model}
          {...useListingField("details.model")}
        />
        <AffixField
          label={labels["details.mileage"]}
          suffix="miles"
          inputMode="numeric"
          {...useListingField("details.mileage")}
        />
        <VinField />
      </FormPart>
      <FormPart title="Vehicle details">
        <ConditionField />
        <ChoiceField name="details.titleStatus" options={titleNames} />
        <BuildFields />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={optionalLabel("details.color")}
            autoComplete="off"
            maxLength={maxLengths.color}
            {...useListingField("details.color")}
          />
          <TextField
            label={optionalLabel("details.owners")}
            help="With you; 0 if it’s new."
            inputMode="numeric"
            autoComplete="off"
            {...useListingField("details.owners")}
          />
        </div>
        <HandoverField />
      </FormPart>
    </>
  );
}

function MakeField() {
  const list = useId();
  return (
    <div>
      <TextField
        label="Make"
        list={list}
        autoComplete="off"
        maxLength={maxLengths.brand}
        {...useListingField("details.brand")}
      />
      <datalist id={list}>
        {vehicleMakes.map((make) => (
          <option key={make} value={make} />
        ))}
      </datalist>
    </div>
  );
}

function VinField() {
  return (
    <TextField
      label={optionalLabel("details.vin")}
      help="On the dashboard or the driver’s door. Buyers see all but the last 6 characters."
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={maxLengths.vin}
      {...useListingField("details.vin")}
    />
  );
}

function BuildFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceField name="details.body" options={bodyNames} />
      <ChoiceField name="details.transmission" options={transmissionNames} />
      <ChoiceField name="details.drivetrain" options={drivetrainNames} />
      <ChoiceField name="details.fuel" options={fuelNames} />
    </div>
  );
}

type ChoiceProps = {
  name:
    | "details.titleStatus"
    | "details.body"
    | "details.transmission"
    | "details.drivetrain"
    | "details.fuel";
  options: Readonly<Record<string, string>>;
};

function ChoiceField({ name, options }: ChoiceProps) {
  return (
    <SelectField
      label={name === "details.titleStatus" ? labels[name] : optionalLabel(name)}
      {...useListingField(name)}
    >
      <option value="">Choose one</option>
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
