"use client";

import { FavoriteButton } from "@/components/favorites/favorite-button";
import { Badge } from "@/components/ui/badge";
import { Clock, MapPin } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { JobCardDto } from "@/lib/jobs/catalog/card.rules";
import { employmentTypeNames, formatJobPlace, formatSalary, workplaceNames } from "@/lib/jobs/rules";
import { formatDate, formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { CompanyLogo } from "./company-logo";

type Props = { job: JobCardDto; level?: 2 | 3 };

/** Client component, so the page serializes jobs once as data instead of every card as an element tree. */
export function JobCard({ job, level = 3 }: Props) {
  const Title = `h${level}` as const;
  const salary = formatSalary(job);
  return (
    <article data-slot="job-card" className="job-card">
      <CompanyLogo job={job} size="lg" />
      <div>
        <Title>
          <IntentLink href={hrefs.job(job.id)} className="card-link">
            {job.title}
          </IntentLink>
        </Title>
        <p>{job.company}</p>
        <p className="card-place">
          <MapPin />
          <span className="truncate">{formatJobPlace(job)}</span>
          {job.distance ? (
            <span className="shrink-0">· {Math.max(1, Math.round(job.distance))} mi</span>
          ) : null}
        </p>
        <p className="quiet">
          <RelativeTime date={job.createdAt} exact={formatDate(job.createdAt)} prefix="Posted" />
        </p>
      </div>
      <FavoriteButton kind="job" id={job.id} title={job.title} />
      <div>
        {salary ? (
          <p className="font-bold tabular-nums">{salary}</p>
        ) : (
          <p className="text-muted-foreground">Pay not listed</p>
        )}
        <p className="quiet line-clamp-2">{job.summary}</p>
        <div className="job-facts">
          <Badge variant="jobs">{employmentTypeNames[job.employmentType]}</Badge>
          <Badge>{workplaceNames[job.workplace]}</Badge>
          {job.applyBy ? (
            <span className="quiet flex items-center gap-1">
              <Clock className="size-4" />
              Apply by {formatShortDate(job.applyBy)}
            </span>
          ) : null}
        </div>
      </div>
    </article>
  );
}
