import { LinkTabs } from "@/components/ui/link-tabs";
import { hrefs } from "@/lib/shared/hrefs";
import { isPermitted, type BusinessRole } from "@/lib/shared/permissions";
import { tabPermissions, type DeskTab } from "@/lib/vendors/desk/tabs.rules";

type Props = {
  current: DeskTab;
  role: BusinessRole;
  /** False hides the shared inbox, because the owner has the same conversations in Messages. */
  hasTeam: boolean;
};

export function DeskTabs({ current, role, hasTeam }: Props) {
  const tabs = [
    { name: "overview", label: "Overview", href: hrefs.vendorDashboard() },
    { name: "inbox", label: "Inbox", href: hrefs.teamInbox() },
    { name: "listings", label: "Listings", href: hrefs.vendorListings() },
    { name: "ads", label: "Advertisements", href: hrefs.vendorDesk("ads") },
    { name: "appointments", label: "Appointments", href: hrefs.appointments() },
    { name: "jobs", label: "Jobs", href: hrefs.myJobs() },
    { name: "profile", label: "Profile", href: hrefs.vendorDesk("profile") },
    { name: "team", label: "Team", href: hrefs.vendorDesk("team") },
    { name: "webhooks", label: "Webhooks", href: hrefs.vendorDesk("webhooks") },
    { name: "subscription", label: "Subscription", href: hrefs.subscription() },
  ] as const;
  const shown = tabs.filter(({ name }) => {
    const permission = tabPermissions[name];
    if (name === "inbox" && !hasTeam) return false;
    return permission === null || isPermitted({ businessRole: role }, permission);
  });
  return (
    <LinkTabs
      label="Dashboard"
      tabs={shown.map(({ name, ...tab }) => ({ ...tab, current: name === current }))}
    />
  );
}
