"use client";

import { useTree } from "@/components/forms/tree-context";
import { CompanyLogo } from "@/components/jobs/company-logo";
import { Badge } from "@/components/ui/badge";
import { ExternalLink } from "@/components/ui/deferred-icons";
import { Prose } from "@/components/ui/prose";
import { RelativeTime } from "@/components/ui/relative-time";
import type { ModeratedJobDto } from "@/lib/jobs/moderation/decision.contract";
import { employmentTypeNames, formatJobPlace, formatSalary } from "@/lib/jobs/rules";
import { formatJobTrail } from "@/lib/jobs/parts.rules";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { PostDecisionButtons, type PostDecision } from "../moderation/post-decisions";
import { RiskReasons } from "../moderation/risk-reasons";
import { CardCheckbox } from "../moderation/queue-bulk";
import type { QueueRow } from "../moderation/queue-rules";

function applyOf({ applyMethod, applyEmail, applyUrl }: ModeratedJobDto): string {
  if (applyMethod === "email") return applyEmail;
  return applyMethod === "link" ? applyUrl : "On this site";
}

type Props = QueueRow<PostDecision> & { job: ModeratedJobDto };

export function PendingJob({ job, row, selected, tabbable, pending, onSelect, onAction }: Props) {
  return (
    <li
      aria-current={tabbable ? "true" : undefined}
      className="bg-card aria-current:border-primary scroll-my-20 rounded-xl border focus-visible:-outline-offset-2"
      {...row}
    >
      <div className="flex items-start gap-3 p-4">
        <CardCheckbox name={job.title} selected={selected} onSelect={onSelect} />
        <CompanyLogo job={{ company: job.company, logoUrl: job.logoUrl || null }} />
        <JobSummary job={job} />
      </div>
      {tabbable ? (
        <div className="grid gap-4 border-t p-4">
          <JobDetails job={job} />
          <PostDecisionButtons subject={job.title} pending={pending} onAction={onAction} />
        </div>
      ) : null}
    </li>
  );
}

function JobSummary({ job }: { job: ModeratedJobDto }) {
  const { title, company, city, state, poster, waitingSince, riskReasons, edited } = job;
  const place = formatJobPlace({
    location: [city, state].filter(Boolean).join(", "),
    workplace: job.workplace,
  });
  const facts = [company, employmentTypeNames[job.employmentType], place, formatSalary(job)];
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold wrap-anywhere">{title}</span>
        <Badge variant={edited ? "primary" : "neutral"}>{edited ? "Edited" : "New"}</Badge>
        {riskReasons.length > 0 ? (
          <Badge variant="waiting">
            {riskReasons.length === 1 ? "1 thing to check" : `${riskReasons.length} things to check`}
          </Badge>
        ) : null}
      </p>
      <p className="text-muted-foreground text-sm">{facts.filter(Boolean).join(" · ")}</p>
      <p className="text-muted-foreground text-sm">
        {poster.name} (@{poster.username}) · {poster.approved} approved, {poster.rejected} rejected ·{" "}
        <RelativeTime date={waitingSince} exact={formatDate(waitingSince)} prefix="Submitted" />
      </p>
    </div>
  );
}

function JobDetails({ job }: { job: ModeratedJobDto }) {
  const part = useTree().find(({ path }) => path === job.subcategory);
  const trail = [{ name: job.category }, ...(part ? [part] : [])];
  return (
    <>
      <RiskReasons reasons={job.riskReasons} hrefOf={(id) => hrefs.editJob(id, "view=preview")} />
      <p className="text-sm">
        <span className="font-semibold">{formatJobTrail(trail)}</span> · {job.openings}{" "}
        {job.openings === 1 ? "opening" : "openings"} · {applyOf(job)}
      </p>
      <Prose text={job.description} />
      {job.questions.length > 0 ? (
        <ol className="list-decimal pl-5">
          {job.questions.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      ) : null}
      <a
        href={hrefs.editJob(job.id, "view=preview")}
        target="_blank"
        rel="noopener"
        className="tap-target text-primary inline-flex items-center gap-2 justify-self-start rounded-sm font-semibold underline-offset-4 hover:underline"
      >
        <ExternalLink />
        View public page
      </a>
    </>
  );
}
