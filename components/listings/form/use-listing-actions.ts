"use client";

import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import type { FormWords } from "@/components/forms/action-bar";
import { toast } from "@/components/ui/toast-store";
import type { OwnListingDto } from "@/lib/listings/desk/editing.contract";
import { hrefs } from "@/lib/shared/hrefs";
import type { useListingForm } from "./use-listing-form";

type Options = { words: FormWords; doneHref: string };

function savedToast({ editing, revision, status }: OwnListingDto) {
  if (editing !== "revision") return { title: status === "draft" ? "Draft saved" : "Changes saved" };
  if (!revision) return { title: "Changes saved", description: "They show right away." };
  if (revision.status === "changes_requested") {
    return { title: "Changes saved", description: "Your edit still needs the changes our team asked for." };
  }
  return {
    title: "Changes sent for review",
    description: "The live version stays up until this is approved.",
  };
}

/** `tries` counts attempts that may have failed, after which the form lists its problems. */
export function useListingActions(
  { form, thing: listing, autosaves, press, forgetDraft }: ReturnType<typeof useListingForm>,
  { words, doneHref }: Options,
) {
  const router = useRouter();
  const [tries, setTries] = useState(0);
  const [isPreviewing, setPreviewing] = useState(false);

  async function send(): Promise<void> {
    if (!(await press(true))) return;
    forgetDraft();
    toast({ title: "Sent for review", description: "We’ll email you once it’s reviewed." });
    router.push(doneHref);
  }

  async function save(): Promise<void> {
    const saved = await press(false);
    if (saved) toast(savedToast(saved));
    else setTries((count) => count + 1);
  }

  async function preview(): Promise<void> {
    setPreviewing(true);
    const shown = autosaves && form.formState.isDirty ? await press(false) : listing;
    setPreviewing(false);
    if (shown) router.push(hrefs.editListing(shown.id, "view=preview"));
    else setTries((count) => count + 1);
  }

  function submit(event: FormEvent): void {
    if (!words.submit) {
      event.preventDefault();
      void save();
      return;
    }
    setTries((count) => count + 1);
    void form.handleSubmit(send)(event);
  }

  return { tries, isPreviewing, save, preview, submit };
}
