import { buttonVariants } from "@/components/ui/button-variants";
import { Download as DownloadIcon } from "@/components/ui/deferred-icons";
import { endpointUrl } from "@/lib/client/api";
import { exportStatistics } from "@/lib/visits/statistics.contract";
import type { Download, Period } from "@/lib/visits/statistics.rules";

type Props = { report: Download; name: string; period: Period };

export function DownloadLink({ report, name, period }: Props) {
  return (
    <a
      href={endpointUrl(exportStatistics, { query: { report, ...period } })}
      download
      aria-label={`CSV: ${name}`}
      className={buttonVariants({ variant: "ghost", size: "sm" })}
    >
      <DownloadIcon className="size-4" />
      CSV
    </a>
  );
}
