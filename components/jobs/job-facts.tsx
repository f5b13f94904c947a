import { FactList, type IconFact } from "@/components/ui/fact-list";
import { Briefcase, Clock, House, MapPin } from "@/components/ui/icons";
import { Banknote, Calendar, Tag, Users } from "@/components/ui/deferred-icons";
import type { JobDetailDto } from "@/lib/jobs/contract";
import { employmentTypeNames, formatSalary, formatYearlySalary, workplaceNames } from "@/lib/jobs/rules";
import { formatDate } from "@/lib/shared/dates";

function factsOf(job: JobDetailDto, category: string): IconFact[] {
  return [
    { icon: Banknote, label: "Pay", value: formatSalary(job) ?? "Not specified" },
    { icon: Calendar, label: "Yearly pay", value: formatYearlySalary(job) ?? "" },
    { icon: Briefcase, label: "Employment type", value: employmentTypeNames[job.employmentType] },
    { icon: House, label: "Workplace", value: workplaceNames[job.workplace] },
    { icon: MapPin, label: "Location", value: job.location },
    { icon: Tag, label: "Category", value: category },
    { icon: Users, label: "Openings", value: String(job.openings) },
    { icon: Calendar, label: "Posted", value: formatDate(job.publishedAt ?? job.createdAt) },
    { icon: Clock, label: "Apply by", value: job.applyBy ? formatDate(job.applyBy) : "" },
  ].filter(({ value }) => value !== "");
}

export function JobFacts({ job, category }: { job: JobDetailDto; category: string }) {
  return <FactList facts={factsOf(job, category)} />;
}
