"use client";

import { useController } from "react-hook-form";
import { PhotosField } from "@/components/images/photos-field";
import { FormPart } from "@/components/forms/form-part";
import { optionalLabel, type ListingValues } from "./values";

type Props = { max: number; onBusyChange: (busy: boolean) => void };

export function PhotosPart({ max, onBusyChange }: Props) {
  const { field, fieldState } = useController<ListingValues, "photos">({ name: "photos" });
  return (
    <FormPart
      id="photos"
      title={optionalLabel("photos")}
      description={`Your plan allows ${max} for each listing. Add a short description so everyone knows what’s in the photo.`}
    >
      <PhotosField
        label={optionalLabel("photos")}
        value={field.value}
        max={max}
        error={fieldState.error?.message}
        onChange={field.onChange}
        onBusyChange={onBusyChange}
      />
    </FormPart>
  );
}
