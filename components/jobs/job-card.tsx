import { Badge } from "@/components/ui/badge";
import { Clock, MapPin } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { JobDto } from "@/lib/jobs/contract";
import { employmentTypeNames, formatJobPlace, formatSalary, workplaceNames } from "@/lib/jobs/rules";
import { formatDate, formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { CompanyLogo } from "./company-logo";

type Props = { job: JobDto; level?: 2 | 3 };

/** A job to scan: what, who, where, for how much, since when. The whole card is one link. */
export function JobCard({ job, level = 3 }: Props) {
  const Title = `h${level}` as const;
  const salary = formatSalary(job);
  return (
    <article
      data-slot="job-card"
      className="bg-card hover:bg-accent relative grid h-full grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-3 rounded-xl border p-4 transition-colors md:p-5"
    >
      <CompanyLogo job={job} size="lg" />
      <div className="min-w-0">
        <Title className="text-lg leading-snug font-semibold tracking-normal">
          <IntentLink
            href={hrefs.job(job.id)}
            className="focus-visible:after:outline-ring outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-offset-2"
          >
            {job.title}
          </IntentLink>
        </Title>
        <p className="wrap-break-word">{job.company}</p>
        <p className="text-muted-foreground flex items-center gap-1 text-sm">
          <MapPin className="size-4" />
          <span className="truncate">{formatJobPlace(job)}</span>
        </p>
        <p className="text-muted-foreground text-sm">
          <RelativeTime date={job.createdAt} exact={formatDate(job.createdAt)} prefix="Posted" />
        </p>
      </div>
      <div className="col-span-2 grid content-start gap-2.5">
        <p className={salary ? "font-bold tabular-nums" : "text-muted-foreground"}>
          {salary ?? "Pay not told"}
        </p>
        <p className="text-muted-foreground line-clamp-2 text-sm">{firstParagraph(job.summary)}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          <Badge variant="jobs">{employmentTypeNames[job.employmentType]}</Badge>
          <Badge>{workplaceNames[job.workplace]}</Badge>
          {job.deadline ? (
            <span className="text-muted-foreground flex items-center gap-1">
              <Clock className="size-4" />
              Apply by {formatShortDate(job.deadline)}
            </span>
          ) : null}
        </div>
      </div>
    </article>
  );
}

function firstParagraph(text: string): string {
  return text.split(/\n\s*\n/)[0] ?? "";
}
