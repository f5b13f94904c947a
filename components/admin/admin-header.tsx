import { LinkTabs } from "@/components/ui/link-tabs";
import { adminHrefs } from "@/lib/shared/admin-hrefs";

export type AdminScreen =
  | "overview"
  | "statistics"
  | "homepage"
  | "listings"
  | "jobs"
  | "vendors"
  | "advertisements"
  | "reviews"
  | "reports"
  | "payments"
  | "rewards"
  | "users"
  | "passwords"
  | "blocked-words"
  | "synonyms"
  | "outbox"
  | "audit";

const screens: readonly { id: AdminScreen; label: string; href: string }[] = [
  { id: "overview", label: "Overview", href: adminHrefs.dashboard() },
  { id: "listings", label: "Listings", href: adminHrefs.listings() },
  { id: "jobs", label: "Jobs", href: adminHrefs.jobs() },
  { id: "vendors", label: "Vendors", href: adminHrefs.vendors() },
  { id: "advertisements", label: "Advertisements", href: adminHrefs.advertisements() },
  { id: "reviews", label: "Reviews", href: adminHrefs.reviews() },
  { id: "reports", label: "Reports", href: adminHrefs.reports() },
  { id: "payments", label: "Payments", href: adminHrefs.payments() },
  { id: "rewards", label: "Rewards", href: adminHrefs.rewards() },
  { id: "statistics", label: "Statistics", href: adminHrefs.visitorStatistics() },
  { id: "homepage", label: "Homepage", href: adminHrefs.homepage() },
  { id: "users", label: "People", href: adminHrefs.users() },
  { id: "passwords", label: "Passwords", href: adminHrefs.passwords() },
  { id: "blocked-words", label: "Blocked words", href: adminHrefs.blockedWords() },
  { id: "synonyms", label: "Synonyms", href: adminHrefs.synonyms() },
  { id: "outbox", label: "Outbox", href: adminHrefs.outbox() },
  { id: "audit", label: "Audit log", href: adminHrefs.audit() },
];

/** Title of an admin screen and the way to the others. */
export function AdminHeader({ title, current }: { title: string; current: AdminScreen | null }) {
  return (
    <header className="grid gap-3">
      <h1 className="text-2xl font-bold">{title}</h1>
      <LinkTabs
        label="Administration"
        scroll
        tabs={screens.map(({ id, label, href }) => ({ label, href, current: id === current }))}
      />
    </header>
  );
}
