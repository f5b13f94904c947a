"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { ConflictNotice } from "@/components/forms/conflict-notice";
import { errorText, isConflict, showFieldErrors } from "@/components/forms/server-errors";
import { SubmitAlert } from "@/components/forms/submit-alert";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useDraft } from "@/components/forms/use-draft";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/api";
import { getProfile, type ProfileDto } from "@/lib/users/profile.contract";
import { profileFormSchema } from "@/lib/users/profile.schema";
import { useUpdateProfile } from "./hooks";
import { ProfileSection } from "./section";
import { TimeZoneOptions } from "./time-zone-options";

type Form = z.infer<typeof profileFormSchema>;

const fields = ["firstName", "lastName", "phone", "timeZone"] as const;
const labels = {
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone number",
  timeZone: "Time zone",
} as const;

function toForm({ firstName, lastName, phone, timeZone }: ProfileDto): Form {
  return { firstName, lastName, phone: phone ?? "", timeZone: timeZone ?? "" };
}

/** Accepts a newer version that differs only in fields outside the form, such as the photo. */
function versionOf(base: ProfileDto, profile: ProfileDto): string {
  const same = fields.every((name) => base[name] === profile[name]);
  return same && profile.updatedAt > base.updatedAt ? profile.updatedAt : base.updatedAt;
}

function useDetailsForm(profile: ProfileDto) {
  const [base, setBase] = useState(profile);
  const save = useUpdateProfile();
  const form = useForm<Form>({ resolver: zodResolver(profileFormSchema), defaultValues: toForm(profile) });
  const { setError, reset } = form;
  const forgetDraft = useDraft("profile", form);

  function submit(values: Form): void {
    save.mutate(
      { ...values, timeZone: values.timeZone || null, updatedAt: versionOf(base, profile) },
      {
        onSuccess: (saved) => {
          reset(toForm(saved));
          setBase(saved);
          forgetDraft();
        },
        onError: (error) => {
          if (isConflict(error)) void call(getProfile, {}).then(setBase);
          else showFieldErrors(error, fields, setError);
        },
      },
    );
  }

  function takeSaved(): void {
    reset(toForm(base));
    save.reset();
    forgetDraft();
  }

  return { form, base, save, submit, takeSaved };
}

function differences(base: ProfileDto, values: Form) {
  const saved = toForm(base);
  return fields
    .filter((name) => saved[name] !== values[name])
    .map((name) => ({ label: labels[name], value: saved[name] }));
}

export function DetailsSection({ profile }: { profile: ProfileDto }) {
  const { form, base, save, submit, takeSaved } = useDetailsForm(profile);
  const { register, handleSubmit, formState, getValues } = form;
  const errorOf = (name: keyof Form) => formState.errors[name]?.message;

  return (
    <ProfileSection id="details" title="Details" description="Vendors see your name when you message them.">
      <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={labels.firstName}
            autoComplete="given-name"
            error={errorOf("firstName")}
            {...register("firstName")}
          />
          <TextField
            label={labels.lastName}
            autoComplete="family-name"
            error={errorOf("lastName")}
            {...register("lastName")}
          />
        </div>
        <TextField
          label={labels.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errorOf("phone")}
          {...register("phone")}
        />
        <SelectField
          label={labels.timeZone}
          help="Emails about viewings add the time where you are."
          error={errorOf("timeZone")}
          {...register("timeZone")}
        >
          <TimeZoneOptions chosen={base.timeZone} />
        </SelectField>
        {isConflict(save.error) ? (
          <ConflictNotice
            message={errorText(save.error, "")}
            saved={differences(base, getValues())}
            onTake={takeSaved}
          />
        ) : (
          <SubmitAlert
            error={save.error}
            errors={formState.errors}
            fallback="We couldn’t save your profile. Please try again."
          />
        )}
        <Button type="submit" pending={save.isPending} className="justify-self-start max-sm:w-full">
          Save details
        </Button>
      </form>
    </ProfileSection>
  );
}
