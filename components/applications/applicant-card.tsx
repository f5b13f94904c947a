"use client";

import { useDraggable } from "@dnd-kit/core";
import { Select } from "@/components/ui/select";
import { GripVertical } from "@/components/ui/deferred-icons";
import type { ApplicantDto } from "@/lib/applications/contract";
import {
  applicationStatusNames,
  pipelineStatuses,
  undecidedStatuses,
  type ApplicationStatus,
} from "@/lib/applications/rules";
import { formatShortDate } from "@/lib/shared/dates";
import { ApplicantMessage } from "./applicant-message";
import { PrivateNote } from "./private-note";
import { ResumeLink } from "./resume-link";

type Props = { applicant: ApplicantDto; onMove: (to: ApplicationStatus) => void };

export function applicantElementId(id: string): string {
  return `applicant-${id}`;
}

export function ApplicantCard({ applicant, onMove }: Props) {
  const { id, status, name, createdAt, resume } = applicant;
  const fixed = status === "withdrawn";
  const { attributes, listeners, isDragging, setNodeRef, setActivatorNodeRef } = useDraggable({
    id,
    disabled: fixed,
  });
  return (
    <li
      ref={setNodeRef}
      id={applicantElementId(id)}
      data-slot="applicant"
      className={`bg-card grid scroll-mt-[calc(var(--header)+16px)] gap-2 rounded-md border p-3 ${isDragging ? "opacity-40" : ""}`}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          <p className="text-muted-foreground text-sm">Applied {formatShortDate(createdAt)}</p>
        </div>
        {fixed ? null : (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`Move ${name}`}
            className="text-muted-foreground hover:bg-accent tap-target cursor-grab touch-manipulation rounded-sm p-1"
          >
            <GripVertical />
          </button>
        )}
      </div>
      <ApplicationText applicant={applicant} />
      {resume ? <ResumeLink resume={resume} /> : null}
      <div className="flex flex-wrap gap-2">
        <ApplicantMessage applicant={applicant} />
        {undecidedStatuses.includes(status) ? <ApplicantMessage applicant={applicant} interview /> : null}
        <PrivateNote applicant={applicant} />
      </div>
      {fixed ? null : (
        <Select
          aria-label={`Move ${name} to`}
          value={status}
          onChange={({ target }) => onMove(target.value as ApplicationStatus)}
        >
          {pipelineStatuses.map((to) => (
            <option key={to} value={to}>
              {applicationStatusNames[to]}
            </option>
          ))}
        </Select>
      )}
    </li>
  );
}

function ApplicationText({ applicant: { note, answers } }: { applicant: ApplicantDto }) {
  return (
    <details>
      <summary className="tap-target cursor-pointer rounded-sm text-sm font-semibold">Application</summary>
      <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line">{note}</p>
      {answers.length > 0 ? (
        <dl className="mt-3 grid gap-2 text-sm">
          {answers.map(({ question, text }) => (
            <div key={question}>
              <dt className="text-muted-foreground wrap-anywhere">{question}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </details>
  );
}
