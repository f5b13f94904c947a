"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { SelectField } from "@/components/forms/select-field";
import { showFieldErrors } from "@/components/forms/server-errors";
import { SaveAlert } from "@/components/forms/submit-alert";
import { TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { ImageField } from "@/components/images/image-field";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import type { AdDetailDto } from "@/lib/advertisements/desk.contract";
import { adFormSchema } from "@/lib/advertisements/desk.schema";
import { adPositionNames, adPositions } from "@/lib/advertisements/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { AdPreview } from "./ad-preview";
import { useChangeAdState, useSaveAd } from "./hooks";
import { toLocalInputValue, defaultAdPeriod } from "./local-time";

type Form = z.input<typeof adFormSchema>;
type Valid = z.output<typeof adFormSchema>;

const fields = ["title", "imageUrl", "linkUrl", "position", "startsAt", "endsAt"] as const;

function toForm(ad: AdDetailDto | null): Form {
  if (!ad) return { title: "", imageUrl: "", linkUrl: "", position: "top", ...defaultAdPeriod() };
  const { title, imageUrl, linkUrl, position, startsAt, endsAt } = ad;
  return {
    title,
    imageUrl,
    linkUrl,
    position,
    startsAt: toLocalInputValue(startsAt),
    endsAt: toLocalInputValue(endsAt),
  };
}

/** Sends only changed fields: the form rounds times to minutes and would overwrite the rest. */
function changesOf(values: Valid, dirty: Partial<Record<keyof Form, boolean>>): Partial<Valid> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => dirty[name as keyof Form]));
}

export function AdForm({ ad }: { ad: AdDetailDto | null }) {
  const router = useRouter();
  const [saved, setSaved] = useState(ad);
  const save = useSaveAd();
  const move = useChangeAdState();
  const form = useForm<Form, unknown, Valid>({
    resolver: zodResolver(adFormSchema),
    defaultValues: toForm(ad),
  });
  const { register, handleSubmit, formState, setError, setValue, control, reset } = form;
  // Read while rendering, or the form does not keep count of it.
  const { dirtyFields } = formState;
  const shown = useWatch({ control });
  const errorOf = (name: (typeof fields)[number]) => formState.errors[name]?.message;
  const unsent = !saved || saved.status === "draft" || saved.status === "rejected";

  function submit(values: Valid, send: boolean): void {
    save.mutate(
      saved
        ? {
            id: saved.id,
            changes: { ...changesOf(values, dirtyFields), updatedAt: saved.updatedAt },
          }
        : { input: values },
      {
        onSuccess: (next) => {
          setSaved(next);
          reset(toForm(next));
          if (send) {
            move.mutate(
              { id: next.id, action: "submit" },
              { onSettled: () => router.push(hrefs.editAdvertisement(next.id)) },
            );
            return;
          }
          toast({
            title:
              next.status === "pending" && ad?.status !== "pending"
                ? "Saved and submitted for review"
                : "Saved",
          });
          if (ad) router.refresh();
          else router.push(hrefs.editAdvertisement(next.id));
        },
        onError: (error) => showFieldErrors(error, fields, setError),
      },
    );
  }

  const pending = save.isPending || move.isPending;
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
      onSubmit={(event) => void handleSubmit((values) => submit(values, unsent))(event)}
    >
      <div className="grid max-w-2xl gap-4">
        <TextField
          label="Title"
          maxLength={120}
          help="Shown over the picture. A few words work best."
          error={errorOf("title")}
          {...register("title")}
        />
        <ImageField
          label="Picture"
          help="At least 1280 pixels wide, three times as wide as tall, with the subject on the right. Up to 10 MB."
          value={shown.imageUrl ?? ""}
          onChange={(url) =>
            setValue("imageUrl", url, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
          error={errorOf("imageUrl")}
          frame="aspect-[16/5] w-full max-w-sm rounded-md"
        />
        <TextField
          label="Destination"
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          help="The page people see when they click your ad."
          error={errorOf("linkUrl")}
          {...register("linkUrl")}
        />
        <SelectField label="Position on the homepage" error={errorOf("position")} {...register("position")}>
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
            error={errorOf("startsAt")}
            {...register("startsAt")}
          />
          <TextField label="Ends" type="datetime-local" error={errorOf("endsAt")} {...register("endsAt")} />
        </div>
      </div>
      <AdPreview
        title={shown.title ?? ""}
        imageUrl={shown.imageUrl ?? ""}
        linkUrl={shown.linkUrl ?? ""}
        position={shown.position ?? "top"}
      />
      <SaveAlert
        error={save.error}
        errors={formState.errors}
        fallback="We couldn’t save your ad. Please try again."
      />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button type="submit" pending={pending}>
          {unsent ? "Submit for review" : "Save changes"}
        </Button>
        {unsent ? (
          <Button
            variant="secondary"
            disabled={pending}
            onClick={(event) => void handleSubmit((values) => submit(values, false))(event)}
          >
            Save draft
          </Button>
        ) : null}
      </div>
    </form>
  );
}
