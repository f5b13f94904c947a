"use client";

import { useState, type FormEvent } from "react";
import { showAuth } from "@/components/auth/auth-store";
import { TextareaField } from "@/components/forms/textarea-field";
import { useInvalidFocus } from "@/components/forms/use-invalid-focus";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useCurrentUser } from "@/components/users/hooks";
import type { ApplyStartDto } from "@/lib/applications/contract";
import { answerField, maxNoteLength } from "@/lib/applications/rules";
import type { JobDetailDto } from "@/lib/jobs/contract";
import { AnswerField } from "./answer-field";
import { ResumeField, type Resume } from "./resume-field";
import { useApplicationDraft } from "./use-application-draft";
import { useApply } from "./use-apply";
import { setWaitingApplication } from "./application-store";

type Props = {
  job: Pick<JobDetailDto, "id" | "title" | "company">;
  start: ApplyStartDto;
  onSent: () => void;
  onClose: () => void;
};

export function ApplyForm({ job, start: { questions, last }, onSent, onClose }: Props) {
  const { user } = useCurrentUser();
  const { note, answers, change, forget } = useApplicationDraft(job.id, last.note);
  const [chosen, setChosen] = useState<Resume | null>();
  const [uploading, setUploading] = useState(false);
  const resume = chosen === undefined ? last.resume : chosen;
  const { check, send, fields, problem, isPending } = useApply({
    jobId: job.id,
    questions,
    onSent: () => {
      forget();
      setWaitingApplication(null);
      onSent();
    },
  });

  const { boxProps, countAttempt } = useInvalidFocus<HTMLFormElement>(isPending);

  function submit(event: FormEvent): void {
    event.preventDefault();
    countAttempt();
    const body = { note: note.trim(), resumeId: resume?.id, answers };
    if (user && !uploading) send(body);
    if (user || !check(body)) return;
    setWaitingApplication({ jobId: job.id, title: job.title });
    showAuth({ view: "auth", tab: "register" });
  }

  return (
    <form {...boxProps} noValidate className="grid gap-4" onSubmit={submit}>
      <TextareaField
        label={`Note to ${job.company}`}
        help="Say why you’re a good fit."
        error={fields.note}
        data-autofocus
        rows={6}
        maxLength={maxNoteLength}
        value={note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {user ? (
        <ResumeField value={resume} onChange={setChosen} onBusy={setUploading} error={fields.resumeId} />
      ) : (
        <p className="text-muted-foreground text-sm">You can add a resume once you’re signed in.</p>
      )}
      <Answers {...{ questions, answers, fields }} onChange={(all) => change({ answers: all })} />
      {problem ? (
        <Alert variant="harm" role="alert">
          <p>{problem}</p>
        </Alert>
      ) : null}
      <ApplyButtons
        label={user ? "Send application" : "Continue"}
        pending={isPending}
        disabled={uploading}
        onClose={onClose}
      />
    </form>
  );
}

type AnswersProps = Pick<ApplyStartDto, "questions"> & {
  answers: Record<string, string>;
  fields: Record<string, string | undefined>;
  onChange: (answers: Record<string, string>) => void;
};

function Answers({ questions, answers, fields, onChange }: AnswersProps) {
  return questions.map((question) => (
    <AnswerField
      key={question.id}
      question={question}
      value={answers[question.id] ?? ""}
      error={fields[answerField(question.id)]}
      onChange={(text) => onChange({ ...answers, [question.id]: text })}
    />
  ));
}

type ButtonsProps = { label: string; pending: boolean; disabled: boolean; onClose: () => void };

function ApplyButtons({ label, onClose, ...submit }: ButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" {...submit}>
        {label}
      </Button>
    </div>
  );
}
