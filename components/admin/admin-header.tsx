import { LinkTabs } from "@/components/ui/link-tabs";
import { hrefs } from "@/lib/shared/hrefs";

export type AdminScreen =
  | "overview"
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
  { id: "overview", label: "Overview", href: hrefs.adminDashboard() },
  { id: "listings", label: "Listings", href: hrefs.adminListings() },
  { id: "jobs", label: "Jobs", href: hrefs.adminJobs() },
  { id: "vendors", label: "Vendors", href: hrefs.adminVendors() },
  { id: "advertisements", label: "Advertisements", href: hrefs.adminAdvertisements() },
  { id: "reviews", label: "Reviews", href: hrefs.adminReviews() },
  { id: "reports", label: "Reports", href: hrefs.adminReports() },
  { id: "payments", label: "Payments", href: hrefs.adminPayments() },
  { id: "rewards", label: "Rewards", href: hrefs.adminRewards() },
  { id: "homepage", label: "Homepage", href: hrefs.adminHomepage() },
  { id: "users", label: "People", href: hrefs.adminUsers() },
  { id: "passwords", label: "Passwords", href: hrefs.adminPasswords() },
  { id: "blocked-words", label: "Blocked words", href: hrefs.adminBlockedWords() },
  { id: "synonyms", label: "Synonyms", href: hrefs.adminSynonyms() },
  { id: "outbox", label: "Outbox", href: hrefs.adminOutbox() },
  { id: "audit", label: "Audit log", href: hrefs.adminAudit() },
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
