import { buttonVariants } from "@/components/ui/button-variants";
import { ExternalLink } from "@/components/ui/deferred-icons";
import type { JobDetailDto } from "@/lib/jobs/contract";
import { ApplyByEmail } from "./apply-by-email";
import { CountedApply } from "./counted-apply";
import { ApplyHere, ApplyHereNote } from "./apply-here";

type Props = { job: JobDetailDto; size?: "md" | "lg" };

export function ApplyAction({ job, size = "md" }: Props) {
  if (job.applyUrl) {
    return (
      <CountedApply jobId={job.id} className="grid">
        <a href={job.applyUrl} target="_blank" rel="noopener nofollow" className={buttonVariants({ size })}>
          Apply
          <ExternalLink label="on the employer’s site, opens a new tab" />
        </a>
      </CountedApply>
    );
  }
  if (job.applyMethod === "site") {
    return <ApplyHere job={{ id: job.id }} size={size} />;
  }
  return <ApplyByEmail job={{ id: job.id, title: job.title }} size={size} />;
}

const howTo = {
  email: "The employer takes applications by email. Sign in to see the address.",
  link: "The employer takes applications on its own site.",
} as const;

export function ApplyNote({ job }: { job: JobDetailDto }) {
  const look = "text-muted-foreground text-sm";
  if (job.applyMethod === "site") return <ApplyHereNote className={look} />;
  return <p className={look}>{howTo[job.applyMethod]}</p>;
}
