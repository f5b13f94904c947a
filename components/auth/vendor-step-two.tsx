"use client";

import { useForm } from "react-hook-form";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { CategoryOptions } from "@/components/listings/category-options";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { VendorPhoneField } from "@/components/vendors/phone-field";
import { vendorStepTwoSchema } from "@/lib/auth/schema";
import { TermsField } from "./sign-up-fields";
import type { ServerErrors, StepTwo, StepTwoInput, ValidStepTwo } from "./vendor-values";

type Props = {
  values: StepTwo;
  errors: ServerErrors;
  pending: boolean;
  onBack: (values: StepTwo) => void;
  onSubmit: (values: StepTwo, valid: ValidStepTwo) => void;
};

export function VendorStepTwo({ values, errors, pending, onBack, onSubmit }: Props) {
  const { register, handleSubmit, formState, getValues } = useForm<StepTwoInput, unknown, ValidStepTwo>({
    resolver: zodResolver(vendorStepTwoSchema),
    defaultValues: values,
  });
  const errorOf = (name: keyof StepTwo) => formState.errors[name]?.message ?? errors.fields[name];

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit((valid) => onSubmit(getValues(), valid))(event)}
    >
      <TextField
        label="Business name"
        autoComplete="organization"
        data-autofocus
        error={errorOf("businessName")}
        {...register("businessName")}
      />
      <VendorPhoneField
        label="Phone"
        placeholder="555-123-4567"
        error={errorOf("phone")}
        {...register("phone")}
      />
      <SelectField label="Primary category" error={errorOf("category")} {...register("category")}>
        <option value="">Choose a category</option>
        <CategoryOptions />
      </SelectField>
      <TermsField register={register} errorOf={errorOf} />
      {errors.message ? <Alert variant="harm" role="alert" title={errors.message} /> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" className="max-sm:order-last" onClick={() => onBack(getValues())}>
          Back
        </Button>
        <Button type="submit" pending={pending}>
          Register
        </Button>
      </div>
    </form>
  );
}
