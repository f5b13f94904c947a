"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { Button, ButtonLink } from "@/components/ui/button";
import { MessageCircle } from "@/components/ui/deferred-icons";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IntentLink } from "@/components/ui/intent-link";
import { toast } from "@/components/ui/toast-store";
import { moveApplication, type OwnApplicationDto } from "@/lib/applications/contract";
import { applicationStatusNames, mayMove, canRemoveResume } from "@/lib/applications/rules";
import { call } from "@/lib/client/api";
import { formatDate, formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { ApplicationStatusBadge } from "./application-status";
import { ResumeLink } from "./resume-link";
import { RemoveResumeDialog } from "./take-back-dialog";

export function OwnApplications({ applications }: { applications: readonly OwnApplicationDto[] }) {
  const [leaving, setLeaving] = useState<OwnApplicationDto | null>(null);
  const [selected, setSelected] = useState<OwnApplicationDto | null>(null);
  return (
    <>
      <ul role="list" className="grid gap-3">
        {applications.map((application) => (
          <Row
            key={application.id}
            application={application}
            onWithdraw={() => setLeaving(application)}
            onTakeBack={() => setSelected(application)}
          />
        ))}
      </ul>
      {leaving ? <WithdrawDialog application={leaving} onClose={() => setLeaving(null)} /> : null}
      {selected ? (
        <RemoveResumeDialog id={selected.id} title={selected.job.title} onClose={() => setSelected(null)} />
      ) : null}
    </>
  );
}

type RowProps = { application: OwnApplicationDto; onWithdraw: () => void; onTakeBack: () => void };

function Row({ application, onWithdraw, onTakeBack }: RowProps) {
  const { status, job, createdAt, conversationId, resume, reason, steps } = application;
  const leavable = !job.filled && mayMove({ from: status, to: "withdrawn", actor: "applicant" });
  return (
    <li className="bg-card grid grid-cols-[minmax(0,1fr)] gap-2 rounded-xl border p-4">
      <ApplicationStatusBadge status={status} />
      <div>
        {job.isPublic ? (
          <IntentLink
            href={hrefs.job(job.id)}
            className="tap-target rounded-sm font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            {job.title}
          </IntentLink>
        ) : (
          <p className="font-semibold wrap-anywhere">{job.title}</p>
        )}
        <p className="text-muted-foreground text-sm wrap-anywhere">
          {[job.company, `Applied ${formatShortDate(createdAt)}`].filter(Boolean).join(" · ")}
        </p>
      </div>
      {steps.length > 1 ? <Steps steps={steps} /> : null}
      {reason ? <p className="text-sm wrap-anywhere whitespace-pre-line">{reason}</p> : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {conversationId ? (
          <ButtonLink href={hrefs.messages(conversationId)} variant="secondary" size="sm">
            <MessageCircle className="size-4" />
            Messages
            <span className="sr-only"> about {job.title}</span>
          </ButtonLink>
        ) : null}
        {resume ? <ResumeLink resume={resume} /> : null}
        {resume && canRemoveResume(status) ? (
          <Button variant="secondary" size="sm" onClick={onTakeBack}>
            Take back resume
            <span className="sr-only"> from {job.title}</span>
          </Button>
        ) : null}
        {leavable ? (
          <Button variant="secondary" size="sm" onClick={onWithdraw}>
            Withdraw
            <span className="sr-only"> from {job.title}</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function Steps({ steps }: Pick<OwnApplicationDto, "steps">) {
  return (
    <ul
      role="list"
      aria-label="Steps"
      className="text-muted-foreground flex flex-wrap gap-x-2 gap-y-1 text-sm"
    >
      {steps.map((step, index) => (
        <li key={`${step.at}-${step.status}`}>
          {index > 0 ? <span aria-hidden="true">→ </span> : null}
          {applicationStatusNames[step.status]}{" "}
          <time dateTime={step.at} title={formatDate(step.at)}>
            {formatShortDate(step.at)}
          </time>
        </li>
      ))}
    </ul>
  );
}

type DialogProps = { application: OwnApplicationDto; onClose: () => void };

function WithdrawDialog({ application: { id, status, job }, onClose }: DialogProps) {
  const router = useRouter();
  const withdraw = useMutation({
    mutationFn: () => call(moveApplication, { params: { id }, body: { from: status, to: "withdrawn" } }),
    onSuccess: () => toast({ title: `You withdrew from ${job.title}` }),
    onError: (error) => toastFailure("We couldn’t withdraw your application", error),
    onSettled: () => {
      onClose();
      router.refresh();
    },
  });
  return (
    <ConfirmDialog
      title={`Withdraw from ${job.title}?`}
      button="Withdraw application"
      harm
      pending={withdraw.isPending}
      onClose={onClose}
      onConfirm={() => withdraw.mutate()}
    >
      <p>We’ll let the employer know. You can’t apply for this job again.</p>
    </ConfirmDialog>
  );
}
