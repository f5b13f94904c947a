"use client";

import { useWatch } from "react-hook-form";
import { SelectField } from "@/components/forms/select-field";
import { SaveAlert } from "@/components/forms/submit-alert";
import { TextField } from "@/components/forms/text-field";
import { ImageField } from "@/components/images/image-field";
import { Button } from "@/components/ui/button";
import type { AdDetailDto } from "@/lib/advertisements/desk.contract";
import { adPositionNames, adPositions } from "@/lib/advertisements/rules";
import { AdPreview } from "./ad-preview";
import { useAdForm, type AdFormFields } from "./use-ad-form";

export function AdForm({ ad }: { ad: AdDetailDto | null }) {
  const { form, submit, isUnsent, isPending, error } = useAdForm(ad);
  const { handleSubmit, control, formState } = form;
  const shown = useWatch({ control });
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
      onSubmit={(event) => void handleSubmit((values) => submit(values, isUnsent))(event)}
    >
      <AdFields form={form} imageUrl={shown.imageUrl ?? ""} />
      <AdPreview
        title={shown.title ?? ""}
        imageUrl={shown.imageUrl ?? ""}
        linkUrl={shown.linkUrl ?? ""}
        position={shown.position ?? "top"}
      />
      <SaveAlert
        error={error}
        errors={formState.errors}
        fallback="We couldn’t save your ad. Please try again."
      />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button type="submit" pending={isPending}>
          {isUnsent ? "Submit for review" : "Save changes"}
        </Button>
        {isUnsent ? (
          <Button
            variant="secondary"
            disabled={isPending}
            onClick={(event) => void handleSubmit((values) => submit(values, false))(event)}
          >
            Save draft
          </Button>
        ) : null}
      </div>
    </form>
  );
}

type FieldsProps = { form: AdFormFields; imageUrl: string };

function AdFields({ form: { register, formState, setValue }, imageUrl }: FieldsProps) {
  const { errors, isSubmitted } = formState;
  return (
    <div className="grid gap-4">
      <TextField
        label="Title"
        maxLength={120}
        help="Shown over the picture. A few words work best."
        error={errors.title?.message}
        {...register("title")}
      />
      <ImageField
        label="Picture"
        help="3:1, at least 1280 px wide, up to 10 MB. Keep the subject on the right."
        value={imageUrl}
        onChange={(url) => setValue("imageUrl", url, { shouldDirty: true, shouldValidate: isSubmitted })}
        error={errors.imageUrl?.message}
        frame="aspect-[16/5] w-full max-w-sm rounded-md"
      />
      <TextField
        label="Destination"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        help="The page people see when they click your ad."
        error={errors.linkUrl?.message}
        {...register("linkUrl")}
      />
      <SelectField
        label="Position on the homepage"
        error={errors.position?.message}
        {...register("position")}
      >
        {adPositions.map((position) => (
          <option key={position} value={position}>
            {adPositionNames[position]}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Starts"
          type="datetime-local"
          error={errors.startsAt?.message}
          {...register("startsAt")}
        />
        <TextField
          label="Ends"
          type="datetime-local"
          error={errors.endsAt?.message}
          {...register("endsAt")}
        />
      </div>
    </div>
  );
}
