"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { ConflictNotice } from "@/components/forms/conflict-notice";
import { SelectField } from "@/components/forms/select-field";
import { errorText, isConflict, showFieldErrors } from "@/components/forms/server-errors";
import { SubmitAlert } from "@/components/forms/submit-alert";
import { Field, TextField } from "@/components/forms/text-field";
import { useDraft } from "@/components/forms/use-draft";
import { zodResolver } from "@/components/forms/zod-resolver";
import { CategoryOptions } from "@/components/listings/category-options";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { call } from "@/lib/client/api";
import { categoryNames } from "@/lib/listings/rules";
import { getApplication, type ApplicationDto } from "@/lib/vendors/application/application.contract";
import { applicationFormSchema } from "@/lib/vendors/application/application.schema";
import { VendorPhoneField } from "../phone-field";
import { useSaveApplication } from "./hooks";

type Form = z.input<typeof applicationFormSchema>;
type Valid = z.output<typeof applicationFormSchema>;

const fields = ["businessName", "category", "phone", "note"] as const;
const labels: Record<(typeof fields)[number], string> = {
  businessName: "Business name",
  category: "Primary category",
  phone: "Business phone",
  note: "A note to our team",
};

function toForm({ businessName, category, phone, note }: ApplicationDto): Form {
  return { businessName, category, phone, note };
}

function useApplicationForm(application: ApplicationDto) {
  const isResubmission = application.status === "rejected";
  const [newest, setNewest] = useState<ApplicationDto | null>(null);
  const save = useSaveApplication({ isResubmission });
  const form = useForm<Form, unknown, Valid>({
    resolver: zodResolver(applicationFormSchema),
    defaultValues: toForm(application),
  });
  const { setError, reset } = form;
  const forgetDraft = useDraft("vendor-application", form);

  function submit(valid: Valid): void {
    const { updatedAt } = newest ?? application;
    save.mutate(
      { ...valid, updatedAt },
      {
        onSuccess: (saved) => {
          reset(toForm(saved));
          setNewest(saved);
          forgetDraft();
        },
        onError: (error) => {
          if (isConflict(error)) void call(getApplication, {}).then(setNewest);
          else showFieldErrors(error, fields, setError);
        },
      },
    );
  }

  function takeSaved(saved: ApplicationDto): void {
    reset(toForm(saved));
    save.reset();
    forgetDraft();
  }

  return { form, isResubmission, newest, save, submit, takeSaved };
}

function differences(saved: ApplicationDto, values: Form) {
  return fields
    .filter((name) => saved[name] !== values[name])
    .map((name) => ({
      label: labels[name],
      value: name === "category" ? categoryNames[saved.category] : saved[name],
    }));
}

export function ApplicationForm({ application }: { application: ApplicationDto }) {
  const { form, isResubmission, newest, save, submit, takeSaved } = useApplicationForm(application);
  const { register, handleSubmit, formState, getValues } = form;
  const errorOf = (name: (typeof fields)[number]) => formState.errors[name]?.message;
  const conflict = isConflict(save.error) && newest;

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <TextField
        label={labels.businessName}
        autoComplete="organization"
        error={errorOf("businessName")}
        {...register("businessName")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={labels.category} error={errorOf("category")} {...register("category")}>
          <CategoryOptions />
        </SelectField>
        <VendorPhoneField label={labels.phone} error={errorOf("phone")} {...register("phone")} />
      </div>
      <Field
        label={labels.note}
        help="What you offer, where, and anything that helps us review your application."
        error={errorOf("note")}
      >
        {(ids) => <Textarea {...ids} maxLength={2000} {...register("note")} />}
      </Field>
      {conflict ? (
        <ConflictNotice
          message={errorText(save.error, "")}
          saved={differences(conflict, getValues())}
          onTake={() => takeSaved(conflict)}
        />
      ) : (
        <SubmitAlert
          error={save.error}
          errors={formState.errors}
          fallback="We couldn’t save your application. Please try again."
        />
      )}
      <Button type="submit" pending={save.isPending} className="justify-self-start max-sm:w-full">
        {isResubmission ? "Resubmit application" : "Save application"}
      </Button>
    </form>
  );
}
