"use client";

import { createSerialSaver } from "@/components/forms/serial-saver";
import type { SavedFormRules } from "@/components/forms/saved-form-rules";
import { useSavedForm } from "@/components/forms/use-saved-form";
import { call } from "@/lib/client/api";
import { createJob, getOwnJob, updateJob, type OwnJobDto } from "@/lib/jobs/desk/editing.contract";
import type { JobInput } from "@/lib/jobs/desk/input.schema";
import { hrefs } from "@/lib/shared/hrefs";
import { allProblems, toJobFieldProblems, draftProblems } from "./check";
import { emptyJob, jobFieldNames, toJobInput, toJobValues, type JobValues } from "./values";

const rules: SavedFormRules<JobValues, OwnJobDto, JobInput> = {
  draftName: (id) => `job-${id ?? "new"}`,
  hrefOf: (id) => hrefs.editJob(id),
  fieldNames: jobFieldNames,
  emptyValues: emptyJob,
  copyOf: (values) => ({ ...values, questions: values.questions.map((question) => ({ ...question })) }),
  toValues: toJobValues,
  toInput: toJobInput,
  draftProblems,
  allProblems,
  toFieldProblems: toJobFieldProblems,
  read: (id) => call(getOwnJob, { params: { id } }),
  uploadingProblems: {},
};

/** `forBusiness` creates the job for the business whose team the viewer is on. */
export function useJobForm(job: OwnJobDto | null, forBusiness: boolean) {
  return useSavedForm({
    rules,
    initial: job,
    makeSaver: () =>
      createSerialSaver<JobInput, OwnJobDto>({
        id: job?.id ?? null,
        create: (body, key) => call(createJob, { body: { ...body, business: forBusiness } }, key),
        update: (id, body) => call(updateJob, { params: { id }, body }),
      }),
  });
}
