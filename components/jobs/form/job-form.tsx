"use client";

import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { FormProvider } from "react-hook-form";
import { ActionBar, type FormWords } from "@/components/forms/action-bar";
import { ConflictNotice } from "@/components/forms/conflict-notice";
import { ErrorSummary } from "@/components/forms/error-summary";
import { toast } from "@/components/ui/toast-store";
import type { OwnJobDto } from "@/lib/jobs/desk/editing.contract";
import { hrefs } from "@/lib/shared/hrefs";
import { ApplyPart } from "./apply-part";
import { BasicPart } from "./basic-part";
import { CompanyPart } from "./company-part";
import { JobNotices, UnconfirmedNotice } from "./notices";
import { PayPart } from "./pay-part";
import { PlacePart } from "./place-part";
import { useJobForm } from "./use-job-form";
import { jobFieldNames, jobLabels, toJobValues, type JobFieldName } from "./values";

type Props = {
  job: OwnJobDto | null;
  mayPost: boolean;
};

function wordsOf(job: OwnJobDto | null): FormWords {
  if (job?.editing === "review" || job?.status === "pending") return { save: "Save changes", submit: null };
  return { save: "Save draft", submit: "Submit for review" };
}

function toldOf({ status, editing }: OwnJobDto) {
  if (status === "draft") return { title: "Draft saved" };
  if (editing === "review") return { title: "Changes saved", description: "They show right away." };
  if (status !== "pending") return { title: "Changes saved", description: "Submit the job when it’s ready." };
  return { title: "Changes saved", description: "We’ll email you once they’re reviewed." };
}

export function JobForm({ job: initial, mayPost }: Props) {
  const router = useRouter();
  const [tries, setTries] = useState(0);
  const [previewing, setPreviewing] = useState(false);
  const saved = useJobForm(initial);
  const { form, thing: job, state, conflict, pending, autosaves, press, takeSaved, forgetDraft } = saved;
  const words = wordsOf(job);

  async function send(): Promise<void> {
    if (!(await press(true))) return setTries((count) => count + 1);
    forgetDraft();
    toast({ title: "Sent for review", description: "We’ll email you once it’s reviewed." });
    router.push(hrefs.myJobs());
  }

  async function save(): Promise<void> {
    const kept = await press(false);
    if (kept) toast(toldOf(kept));
    else setTries((count) => count + 1);
  }

  async function preview(): Promise<void> {
    setPreviewing(true);
    const shown = autosaves && form.formState.isDirty ? await press(false) : job;
    setPreviewing(false);
    if (shown) router.push(hrefs.editJob(shown.id, "view=preview"));
    else setTries((count) => count + 1);
  }

  function onSubmit(event: FormEvent): void {
    if (!words.submit) {
      event.preventDefault();
      void save();
      return;
    }
    setTries((count) => count + 1);
    void form.handleSubmit(send)(event);
  }

  const problems = jobFieldNames.flatMap((name) => {
    const message = form.getFieldState(name, form.formState).error?.message;
    return message ? [{ name, label: jobLabels[name], message }] : [];
  });

  function choose(name: string): void {
    if (name === "questions" || name === "logoUrl") document.getElementById(name)?.scrollIntoView();
    else form.setFocus(name as JobFieldName);
  }

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-6" onSubmit={onSubmit}>
        <meta name="page-form" content="own" />
        {mayPost ? null : <UnconfirmedNotice />}
        {job ? <JobNotices job={job} /> : null}
        <ErrorSummary problems={problems} attempts={tries} onChoose={choose} />
        <BasicPart />
        <PlacePart />
        <PayPart />
        <CompanyPart />
        <ApplyPart />
        {conflict ? (
          <ConflictNotice
            message={conflict.message}
            pressed={conflict.isAcknowledged}
            saved={differences(conflict.newest, form.getValues())}
            onTake={takeSaved}
          />
        ) : null}
        <ActionBar
          state={state}
          words={words}
          pending={previewing ? "preview" : pending}
          canPreview={job !== null || form.formState.isDirty}
          onSave={() => void save()}
          onPreview={() => void preview()}
        />
      </form>
    </FormProvider>
  );
}

function differences(newest: OwnJobDto, typed: ReturnType<typeof toJobValues>) {
  const saved = toJobValues(newest);
  return jobFieldNames
    .filter((name) => JSON.stringify(saved[name]) !== JSON.stringify(typed[name]))
    .map((name) => ({
      label: jobLabels[name],
      value: name === "questions" ? saved.questions.map(({ text }) => text).join(" · ") : String(saved[name]),
    }));
}
