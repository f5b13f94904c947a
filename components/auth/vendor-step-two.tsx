"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Field, TextField } from "@/components/forms/text-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { formatVendorPhone } from "@/lib/auth/rules";
import { vendorStepTwoSchema } from "@/lib/auth/schema";
import { categories, categoryNames } from "@/lib/listings/rules";
import { TermsText } from "./terms-text";
import type { ServerErrors, StepTwo, StepTwoInput, ValidStepTwo } from "./vendor-values";

type Props = {
  values: StepTwo;
  errors: ServerErrors;
  pending: boolean;
  onBack: (values: StepTwo) => void;
  onSubmit: (values: StepTwo, valid: ValidStepTwo) => void;
};

/** Step 2 of 2: business information. The phone keeps digits only and is written 3-3-4. */
export function VendorStepTwo({ values, errors, pending, onBack, onSubmit }: Props) {
  const { register, handleSubmit, formState, getValues } = useForm<StepTwoInput, unknown, ValidStepTwo>({
    resolver: zodResolver(vendorStepTwoSchema),
    defaultValues: values,
  });
  const errorOf = (name: keyof StepTwo) => formState.errors[name]?.message ?? errors.fields[name];
  const phone = register("phone");

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit((valid) => onSubmit(getValues(), valid))(event)}
    >
      <p className="text-muted-foreground">Step 2 of 2: business information</p>
      <TextField
        label="Business name"
        autoComplete="organization"
        error={errorOf("businessName")}
        {...register("businessName")}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="555-123-4567"
        error={errorOf("phone")}
        {...phone}
        onChange={(event) => {
          event.target.value = formatVendorPhone(event.target.value);
          void phone.onChange(event);
        }}
      />
      <Field label="Primary category" error={errorOf("category")}>
        {(ids) => (
          <Select {...ids} {...register("category")}>
            <option value="">Choose a category</option>
            {categories.map((category) => (
              <option key={category} value={category}>
                {categoryNames[category]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <Choice
          control={<Checkbox aria-invalid={errorOf("terms") ? true : undefined} {...register("terms")} />}
        >
          <TermsText />
        </Choice>
        {errorOf("terms") ? <p className="text-harm text-sm font-medium">{errorOf("terms")}</p> : null}
      </div>
      {errors.message ? <Alert variant="harm" role="alert" title={errors.message} /> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" onClick={() => onBack(getValues())}>
          Back
        </Button>
        <Button type="submit" pending={pending}>
          Register
        </Button>
      </div>
    </form>
  );
}
