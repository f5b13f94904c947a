import { DetailSection } from "@/components/listings/detail/detail-section";
import { IntentLink } from "@/components/ui/intent-link";
import { Prose } from "@/components/ui/prose";
import type { JobDetailDto } from "@/lib/jobs/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { CompanyLogo } from "./company-logo";

type Props = {
  job: Pick<JobDetailDto, "company" | "companyKey" | "companyAbout" | "logoUrl">;
  preview: boolean;
};

export function CompanyAbout({ job, preview }: Props) {
  return (
    <DetailSection title={`About ${job.company}`}>
      <div className="grid gap-4">
        {job.companyAbout ? <Prose text={job.companyAbout} /> : null}
        <div className="flex items-center gap-4">
          <CompanyLogo job={job} size="lg" />
          <div className="grid min-w-0 gap-1">
            <p className="font-semibold wrap-anywhere">{job.company}</p>
            {preview ? null : (
              <IntentLink
                href={hrefs.company(job.companyKey)}
                className="tap-target justify-self-start rounded-sm underline underline-offset-4"
              >
                See all their jobs
              </IntentLink>
            )}
          </div>
        </div>
      </div>
    </DetailSection>
  );
}
