import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { isModeratorPage } from "@/lib/shared/moderators";
import type { UserDto } from "@/lib/users/contract";

export type AdminScreen =
  | "overview"
  | "statistics"
  | "homepage"
  | "settings"
  | "listings"
  | "jobs"
  | "vendors"
  | "advertisements"
  | "reviews"
  | "reports"
  | "cases"
  | "held-messages"
  | "payments"
  | "subscriptions"
  | "rewards"
  | "users"
  | "passwords"
  | "blocked-words"
  | "subcategories"
  | "templates"
  | "searches"
  | "synonyms"
  | "search"
  | "outbox"
  | "audit";

export type ScreenLink = { id: AdminScreen; label: string; href: string };

export const screenGroups: readonly { label: string; screens: readonly ScreenLink[] }[] = [
  { label: "Overview", screens: [{ id: "overview", label: "Overview", href: adminHrefs.dashboard() }] },
  {
    label: "Review",
    screens: [
      { id: "listings", label: "Listings", href: adminHrefs.listings() },
      { id: "jobs", label: "Jobs", href: adminHrefs.jobs() },
      { id: "vendors", label: "Vendors", href: adminHrefs.vendors() },
      { id: "advertisements", label: "Advertisements", href: adminHrefs.advertisements() },
      { id: "reviews", label: "Reviews", href: adminHrefs.reviews() },
      { id: "reports", label: "Reports", href: adminHrefs.reports() },
      { id: "held-messages", label: "Held messages", href: adminHrefs.heldMessages() },
      { id: "cases", label: "Cases", href: adminHrefs.cases() },
    ],
  },
  {
    label: "Accounts",
    screens: [
      { id: "users", label: "People", href: adminHrefs.users() },
      { id: "passwords", label: "Passwords", href: adminHrefs.passwords() },
    ],
  },
  {
    label: "Money",
    screens: [
      { id: "payments", label: "Payments", href: adminHrefs.payments() },
      { id: "subscriptions", label: "Subscriptions", href: adminHrefs.subscriptions() },
      { id: "rewards", label: "Rewards", href: adminHrefs.rewards() },
    ],
  },
  {
    label: "Site",
    screens: [
      { id: "statistics", label: "Statistics", href: adminHrefs.visitorStatistics() },
      { id: "homepage", label: "Homepage", href: adminHrefs.homepage() },
      { id: "settings", label: "Settings", href: adminHrefs.settings() },
      { id: "templates", label: "Templates", href: adminHrefs.templates() },
      { id: "blocked-words", label: "Blocked words", href: adminHrefs.blockedWords() },
      { id: "subcategories", label: "Subcategories", href: adminHrefs.subcategories() },
      { id: "searches", label: "Searches", href: adminHrefs.searches() },
      { id: "synonyms", label: "Synonyms", href: adminHrefs.synonyms() },
      { id: "search", label: "Explain a search", href: adminHrefs.explainSearch() },
      { id: "outbox", label: "Outbox", href: adminHrefs.outbox() },
      { id: "audit", label: "Audit log", href: adminHrefs.audit() },
    ],
  },
];

export function screenGroupsOf(user: Pick<UserDto, "moderator"> | null): typeof screenGroups {
  if (!user?.moderator) return screenGroups;
  return screenGroups
    .map(({ label, screens }) => ({ label, screens: screens.filter(({ href }) => isModeratorPage(href)) }))
    .filter(({ screens }) => screens.length > 0);
}
