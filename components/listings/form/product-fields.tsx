"use client";

import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field-error";
import { maxLengths } from "@/lib/listings/offer/input.rules";
import { conditionNames } from "@/lib/listings/rules";
import { useListingField } from "./fields";
import { FormPart } from "@/components/forms/form-part";
import { labels, optionalLabel } from "./values";

export function ProductFields() {
  return (
    <FormPart title="Product details">
      <ConditionField />
      <TextField
        label={optionalLabel("details.brand")}
        autoComplete="off"
        maxLength={maxLengths.brand}
        {...useListingField("details.brand")}
      />
      <TextField
        label={labels["details.stock"]}
        help="At 0 it shows as sold out."
        inputMode="numeric"
        autoComplete="off"
        {...useListingField("details.stock")}
      />
      <HandoverField />
    </FormPart>
  );
}

export function ConditionField() {
  return (
    <SelectField label={labels["details.condition"]} {...useListingField("details.condition")}>
      <option value="">Choose one</option>
      {Object.entries(conditionNames).map(([condition, name]) => (
        <option key={condition} value={condition}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

export function HandoverField() {
  const { error: deliveryError, ...delivery } = useListingField("details.delivery");
  return (
    <fieldset className="grid">
      <legend className="mb-1 text-sm font-semibold">Delivery options</legend>
      <Choice control={<Checkbox {...delivery} />}>Delivery</Choice>
      <PickupChoice />
      {deliveryError ? <FieldError>{deliveryError}</FieldError> : null}
    </fieldset>
  );
}

function PickupChoice() {
  const { error: _, ...pickup } = useListingField("details.pickup");
  return <Choice control={<Checkbox {...pickup} />}>Pickup</Choice>;
}
