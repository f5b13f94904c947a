"use client";

import { useState, type FormEvent } from "react";
import { Field } from "@/components/forms/text-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import type { ApplyStartDto } from "@/lib/applications/contract";
import { answerField, maxNoteLength } from "@/lib/applications/rules";
import type { JobDetailDto } from "@/lib/jobs/contract";
import { AnswerField } from "./answer-field";
import { ResumeField } from "./resume-field";
import { useApply } from "./use-apply";

type Props = {
  job: Pick<JobDetailDto, "id" | "company">;
  start: ApplyStartDto;
  onSent: () => void;
  onClose: () => void;
};

/** Note, resume and the answers to what the employer asks. */
export function ApplyForm({ job, start: { questions, last }, onSent, onClose }: Props) {
  const [note, setNote] = useState(last.note);
  const [resume, setResume] = useState(last.resume);
  const [uploading, setUploading] = useState(false);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const { send, fields, problem, isPending } = useApply({ jobId: job.id, questions, onSent });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!uploading) send({ note: note.trim(), resumeId: resume?.id, answers });
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field label={`Note to ${job.company}`} help="Say why you fit." error={fields.note}>
        {(ids) => (
          <Textarea
            {...ids}
            data-autofocus
            rows={6}
            maxLength={maxNoteLength}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <ResumeField value={resume} onChange={setResume} onBusy={setUploading} error={fields.resumeId} />
      {questions.map((question) => (
        <AnswerField
          key={question.id}
          question={question}
          value={answers[question.id] ?? ""}
          error={fields[answerField(question.id)]}
          onChange={(text) => setAnswers((all) => ({ ...all, [question.id]: text }))}
        />
      ))}
      {problem ? (
        <Alert variant="harm" role="alert">
          <p>{problem}</p>
        </Alert>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={isPending} disabled={uploading}>
          Send application
        </Button>
      </div>
    </form>
  );
}
