import type { Icon } from "@/components/ui/icon";
import { Briefcase, Clock, House, MapPin } from "@/components/ui/icons";
import { Banknote, Calendar, Tag, Users } from "@/components/ui/more-icons";
import type { JobDetailDto } from "@/lib/jobs/contract";
import { employmentTypeNames, formatSalary, workplaceNames } from "@/lib/jobs/rules";
import { formatDate } from "@/lib/shared/dates";

type Fact = { icon: Icon; label: string; value: string };

function factsOf(job: JobDetailDto): Fact[] {
  return [
    { icon: Banknote, label: "Pay", value: formatSalary(job) ?? "Not told" },
    { icon: Briefcase, label: "Employment", value: employmentTypeNames[job.employmentType] },
    { icon: House, label: "Workplace", value: workplaceNames[job.workplace] },
    { icon: MapPin, label: "Place", value: job.location },
    { icon: Tag, label: "Category", value: job.category },
    { icon: Users, label: "Openings", value: String(job.openings) },
    { icon: Calendar, label: "Posted", value: formatDate(job.publishedAt ?? job.createdAt) },
    { icon: Clock, label: "Apply by", value: job.deadline ? formatDate(job.deadline) : "" },
  ].filter(({ value }) => value !== "");
}

/** The facts of a job as a grid to scan. */
export function JobFacts({ job }: { job: JobDetailDto }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
      {factsOf(job).map(({ icon: FactIcon, label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted-foreground flex items-center gap-2 text-sm">
            <FactIcon />
            {label}
          </dt>
          <dd className="mt-0.5 pl-7 font-semibold wrap-break-word tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
