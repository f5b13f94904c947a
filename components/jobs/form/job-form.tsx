"use client";

import type { FormWords } from "@/components/forms/action-bar";
import { SavedFormShell, type SavedFormFields } from "@/components/forms/saved-form-shell";
import type { OwnJobDto } from "@/lib/jobs/desk/editing.contract";
import { hrefs } from "@/lib/shared/hrefs";
import { ApplyPart } from "./apply-part";
import { BasicPart } from "./basic-part";
import { CompanyPart } from "./company-part";
import { JobNotices, UnconfirmedNotice } from "./notices";
import { PayPart } from "./pay-part";
import { PlacePart } from "./place-part";
import { useJobForm } from "./use-job-form";
import { jobFieldNames, jobLabels, toJobValues, type JobValues } from "./values";

type Props = {
  job: OwnJobDto | null;
  mayPost: boolean;
  forBusiness?: boolean;
};

const fields: SavedFormFields<JobValues> = {
  names: jobFieldNames,
  labels: jobLabels,
  scrolled: ["questions", "logoUrl"],
};

function wordsOf(job: OwnJobDto | null): FormWords {
  if (job?.editing === "review" || job?.status === "pending") return { save: "Save changes", submit: null };
  return { save: "Save draft", submit: "Submit for review" };
}

function savedToast({ status, editing }: OwnJobDto) {
  if (status === "draft") return { title: "Draft saved" };
  if (editing === "review") return { title: "Changes saved", description: "They show right away." };
  if (status !== "pending") return { title: "Changes saved", description: "Submit the job when it’s ready." };
  return { title: "Changes saved", description: "We’ll email you once they’re reviewed." };
}

function differences(newest: OwnJobDto, typed: JobValues) {
  const saved = toJobValues(newest);
  return jobFieldNames
    .filter((name) => JSON.stringify(saved[name]) !== JSON.stringify(typed[name]))
    .map((name) => ({
      label: jobLabels[name],
      value: name === "questions" ? saved.questions.map(({ text }) => text).join(" · ") : String(saved[name]),
    }));
}

export function JobForm({ job: initial, mayPost, forBusiness = false }: Props) {
  const saved = useJobForm(initial, forBusiness);
  const job = saved.record;
  return (
    <SavedFormShell
      saved={saved}
      words={wordsOf(job)}
      fields={fields}
      savedToast={savedToast}
      differences={differences}
      doneHref={hrefs.myJobs()}
      previewHref={(id) => hrefs.editJob(id, "view=preview")}
      notices={
        <>
          {mayPost ? null : <UnconfirmedNotice />}
          {job ? <JobNotices job={job} /> : null}
        </>
      }
    >
      <BasicPart />
      <PlacePart />
      <PayPart />
      <CompanyPart />
      <ApplyPart />
    </SavedFormShell>
  );
}
