"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { showFieldErrors } from "@/components/forms/server-errors";
import { zodResolver } from "@/components/forms/zod-resolver";
import { toast } from "@/components/ui/toast-store";
import type { AdDetailDto } from "@/lib/advertisements/desk.contract";
import { adFormSchema } from "@/lib/advertisements/desk.schema";
import { hrefs } from "@/lib/shared/hrefs";
import { useChangeAdState, useSaveAd } from "./hooks";
import { toLocalInputValue, defaultAdPeriod } from "./local-time";

type Form = z.input<typeof adFormSchema>;
type Valid = z.output<typeof adFormSchema>;
export type AdFormFields = UseFormReturn<Form, unknown, Valid>;

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

export function useAdForm(ad: AdDetailDto | null) {
  const router = useRouter();
  const [saved, setSaved] = useState(ad);
  const save = useSaveAd();
  const move = useChangeAdState();
  const form = useForm<Form, unknown, Valid>({
    resolver: zodResolver(adFormSchema),
    defaultValues: toForm(ad),
  });
  const { formState, setError, reset } = form;
  // The form tracks dirty fields only if they are read while rendering.
  const { dirtyFields } = formState;

  function applySaved(next: AdDetailDto, send: boolean): void {
    setSaved(next);
    reset(toForm(next));
    if (send) {
      move.mutate(
        { id: next.id, action: "submit" },
        { onSettled: () => router.push(hrefs.editAdvertisement(next.id)) },
      );
      return;
    }
    const isResubmitted = next.status === "pending" && ad?.status !== "pending";
    toast({ title: isResubmitted ? "Saved and submitted for review" : "Saved" });
    if (ad) router.refresh();
    else router.push(hrefs.editAdvertisement(next.id));
  }

  function submit(values: Valid, send: boolean): void {
    save.mutate(
      saved
        ? { id: saved.id, changes: { ...changesOf(values, dirtyFields), updatedAt: saved.updatedAt } }
        : { input: values },
      {
        onSuccess: (next) => applySaved(next, send),
        onError: (error) => showFieldErrors(error, fields, setError),
      },
    );
  }

  return {
    form,
    submit,
    isUnsent: !saved || saved.status === "draft" || saved.status === "rejected",
    isPending: save.isPending || move.isPending,
    error: save.error,
  };
}
