import { LinkTabs } from "@/components/ui/link-tabs";
import { adminHrefs } from "@/lib/shared/admin-hrefs";

export function StatisticsTabs({ current }: { current: "visitors" | "site" }) {
  return (
    <LinkTabs
      label="Statistics"
      tabs={[
        { label: "Visitors", href: adminHrefs.visitorStatistics(), current: current === "visitors" },
        { label: "Site", href: adminHrefs.siteStatistics(), current: current === "site" },
      ]}
    />
  );
}
