import { FavoriteButton } from "@/components/favorites/favorite-button";
import { Badge } from "@/components/ui/badge";
import { MapPin } from "@/components/ui/icons";
import { RelativeTime } from "@/components/ui/relative-time";
import { ShareButton } from "@/components/ui/share-button";
import type { JobDetailDto } from "@/lib/jobs/contract";
import { employmentTypeNames, formatJobPlace, jobStatusNames } from "@/lib/jobs/rules";
import { formatDate } from "@/lib/shared/dates";
import { CompanyLogo } from "./company-logo";

type Props = {
  job: JobDetailDto;
  url: string;
  preview: boolean;
};

export function JobHeader({ job, url, preview }: Props) {
  const posted = job.publishedAt ?? job.createdAt;
  return (
    <header className="grid content-start gap-4">
      <div className="flex items-start justify-between gap-4">
        <CompanyLogo job={job} size="xl" />
        <div className="-mr-3 flex items-center">
          <ShareButton title={`${job.title} at ${job.company}`} url={url} size="sm" />
          {preview ? null : <FavoriteButton kind="job" id={job.id} title={job.title} />}
        </div>
      </div>
      <div className="grid gap-2">
        <h1 className="text-2xl font-bold wrap-anywhere md:text-3xl">{job.title}</h1>
        <p className="text-lg font-medium wrap-anywhere">{job.company}</p>
      </div>
      <p className="text-muted-foreground flex flex-wrap items-center gap-x-4 gap-y-2">
        {job.open ? null : <Badge variant="ink">{jobStatusNames[job.status]}</Badge>}
        <Badge variant="jobs">{employmentTypeNames[job.employmentType]}</Badge>
        <span className="flex items-center gap-1.5 wrap-anywhere">
          <MapPin />
          {formatJobPlace(job)}
        </span>
      </p>
      <p className="text-muted-foreground -mt-2">
        <RelativeTime date={posted} exact={formatDate(posted)} prefix="Posted" />
      </p>
    </header>
  );
}
