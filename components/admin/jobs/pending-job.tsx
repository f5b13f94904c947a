"use client";

import { useTree } from "@/components/forms/tree-context";
import { CompanyLogo } from "@/components/jobs/company-logo";
import { Prose } from "@/components/ui/prose";
import type { ModeratedJobDto } from "@/lib/jobs/moderation/decision.contract";
import { formatJobTrail } from "@/lib/jobs/parts.rules";
import { employmentTypeNames, formatJobPlace, formatSalary } from "@/lib/jobs/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { PendingCard } from "../moderation/pending-card";
import type { PostDecision } from "../moderation/post-decisions";
import type { QueueRow } from "../moderation/queue-rules";

function applyOf({ applyMethod, applyEmail, applyUrl }: ModeratedJobDto): string {
  if (applyMethod === "email") return applyEmail;
  return applyMethod === "link" ? applyUrl : "On this site";
}

type Props = { job: ModeratedJobDto; row: QueueRow<PostDecision> };

export function PendingJob({ job, row }: Props) {
  const { company, logoUrl, city, state, poster } = job;
  const place = formatJobPlace({
    location: [city, state].filter(Boolean).join(", "),
    workplace: job.workplace,
  });
  return (
    <PendingCard
      post={job}
      row={row}
      edited={job.edited}
      picture={<CompanyLogo job={{ company, logoUrl: logoUrl || null }} />}
      facts={[company, employmentTypeNames[job.employmentType], place, formatSalary(job)]}
      author={{ ...poster, name: `${poster.name} (@${poster.username})` }}
      previewHref={(id) => hrefs.editJob(id, "view=preview")}
    >
      <Detail job={job} />
    </PendingCard>
  );
}

function Detail({ job }: { job: ModeratedJobDto }) {
  const part = useTree().find(({ path }) => path === job.subcategory);
  const trail = [{ name: job.category }, ...(part ? [part] : [])];
  return (
    <>
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
    </>
  );
}
