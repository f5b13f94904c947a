import { LinkTabs } from "@/components/ui/link-tabs";
import { hrefs } from "@/lib/shared/hrefs";

export type DeskTab =
  | "overview"
  | "listings"
  | "ads"
  | "appointments"
  | "profile"
  | "webhooks"
  | "subscription";

export function DeskTabs({ current }: { current: DeskTab }) {
  const tabs = [
    { name: "overview", label: "Overview", href: hrefs.vendorDashboard() },
    { name: "listings", label: "Listings", href: hrefs.vendorListings() },
    { name: "ads", label: "Advertisements", href: hrefs.vendorDesk("ads") },
    { name: "appointments", label: "Appointments", href: hrefs.appointments() },
    { name: "profile", label: "Profile", href: hrefs.vendorDesk("profile") },
    { name: "webhooks", label: "Webhooks", href: hrefs.vendorDesk("webhooks") },
    { name: "subscription", label: "Subscription", href: hrefs.subscription() },
  ] as const;
  return (
    <LinkTabs
      label="Dashboard"
      tabs={tabs.map(({ name, ...tab }) => ({ ...tab, current: name === current }))}
    />
  );
}
