"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { SelectField } from "@/components/forms/select-field";
import { showFieldErrors } from "@/components/forms/server-errors";
import { StateOptions } from "@/components/forms/state-options";
import { SaveAlert } from "@/components/forms/submit-alert";
import { Field, TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { ImageField } from "@/components/images/image-field";
import { CityField } from "@/components/places/city-field";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { updateBusinessProfile, type BusinessProfileDto } from "@/lib/vendors/profile/profile.contract";
import { businessFormSchema } from "@/lib/vendors/profile/profile.schema";
import { weekdays } from "@/lib/vendors/rules";
import { HoursField } from "./hours-field";

type Form = z.input<typeof businessFormSchema>;
type Valid = z.output<typeof businessFormSchema>;

const fields = [
  "phone",
  "about",
  "website",
  "city",
  "state",
  "logoUrl",
  "bannerUrl",
  "holidayUntil",
  "holidayMessage",
] as const;

function toForm({ vendorId: _id, businessName: _name, updatedAt: _at, ...form }: BusinessProfileDto): Form {
  return form;
}

function useBusinessForm(profile: BusinessProfileDto) {
  const router = useRouter();
  const [saved, setSaved] = useState(profile);
  const form = useForm<Form, unknown, Valid>({
    resolver: zodResolver(businessFormSchema),
    defaultValues: toForm(profile),
  });
  const { errors, isSubmitted } = form.formState;
  const save = useMutation({
    mutationFn: (body: Valid) =>
      call(updateBusinessProfile, { body: { ...body, updatedAt: saved.updatedAt } }),
    onSuccess: (next) => {
      setSaved(next);
      form.reset(toForm(next));
      toast({ title: "Your profile was saved" });
      router.refresh();
    },
    onError: (error) => showFieldErrors(error, fields, form.setError),
  });
  const errorOf = (name: (typeof fields)[number]) => errors[name]?.message;
  return { form, errors, errorOf, save, changed: { shouldDirty: true, shouldValidate: isSubmitted } };
}

type BusinessState = ReturnType<typeof useBusinessForm>;

export function BusinessForm({ profile }: { profile: BusinessProfileDto }) {
  const business = useBusinessForm(profile);
  const { form, errors, save } = business;
  return (
    <form
      noValidate
      className="grid max-w-2xl gap-8"
      onSubmit={(event) => void form.handleSubmit((valid) => save.mutate(valid))(event)}
    >
      <TimeOff {...business} />
      <PublicProfile {...business} />
      <SaveAlert
        error={save.error}
        errors={errors}
        fallback="We couldn’t save your profile. Please try again."
      />
      <Button type="submit" pending={save.isPending} className="justify-self-start max-sm:w-full">
        Save profile
      </Button>
    </form>
  );
}

function TimeOff({ form: { register }, errorOf }: BusinessState) {
  return (
    <section aria-labelledby="holiday" className="grid gap-4">
      <div>
        <h2 id="holiday" className="text-lg font-semibold">
          Time off
        </h2>
        <p className="text-muted-foreground">
          Going away? Your listings stay up, and buyers see when you’ll be back.
        </p>
      </div>
      <TextField
        label="Away until"
        type="date"
        help="Leave empty if you’re available."
        error={errorOf("holidayUntil")}
        {...register("holidayUntil")}
      />
      <TextField
        label="Message while away"
        maxLength={500}
        error={errorOf("holidayMessage")}
        {...register("holidayMessage")}
      />
    </section>
  );
}

function PublicProfile(business: BusinessState) {
  const { form, errors, errorOf, changed } = business;
  const { register, setValue, control } = form;
  const [logoUrl, bannerUrl, hours] = useWatch({ control, name: ["logoUrl", "bannerUrl", "hours"] });
  return (
    <section aria-labelledby="public" className="grid gap-4">
      <h2 id="public" className="text-lg font-semibold">
        Public profile
      </h2>
      <ImageField
        label="Logo"
        help="Square, at least 320 pixels wide."
        value={logoUrl}
        onChange={(url) => setValue("logoUrl", url, changed)}
        error={errorOf("logoUrl")}
        frame="size-24 rounded-xl"
        removable
      />
      <ImageField
        label="Banner"
        help="Wide, at least 1280 pixels."
        value={bannerUrl}
        onChange={(url) => setValue("bannerUrl", url, changed)}
        error={errorOf("bannerUrl")}
        frame="aspect-[4/1] w-full rounded-xl"
        removable
      />
      <Field label="About" help="Who you are and what you do best." error={errorOf("about")}>
        {(ids) => <Textarea {...ids} maxLength={5000} rows={6} {...register("about")} />}
      </Field>
      <AddressFields {...business} />
      <HoursField
        value={hours}
        onChange={(next) => setValue("hours", next, changed)}
        errors={Object.fromEntries(weekdays.map((day) => [day, errors.hours?.[day]?.message]))}
      />
    </section>
  );
}

function AddressFields({ form: { register, setValue }, errorOf, changed }: BusinessState) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CityField
        label="City"
        autoComplete="address-level2"
        onPlace={({ city, state }) => {
          setValue("city", city, changed);
          setValue("state", state, changed);
        }}
        error={errorOf("city")}
        {...register("city")}
      />
      <SelectField
        label="State"
        autoComplete="address-level1"
        error={errorOf("state")}
        {...register("state")}
      >
        <option value="">Not specified</option>
        <StateOptions />
      </SelectField>
      <TextField
        label="Business phone"
        inputMode="tel"
        autoComplete="tel-national"
        help="Shown when a buyer taps Show phone number."
        error={errorOf("phone")}
        {...register("phone")}
      />
      <TextField
        label="Website"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        error={errorOf("website")}
        {...register("website")}
      />
    </div>
  );
}
