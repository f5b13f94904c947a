import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { SearchTarget } from "../matching/rules";

export type AlertedSearch = {
  name: string;
  href: string;
  items: readonly { title: string; line: string }[];
};

type AlertCopy = { template: string; one: string; many: string; button: string };

const alertCopy: Record<SearchTarget, AlertCopy> = {
  listings: { template: "saved_search", one: "listing", many: "listings", button: "See what’s new" },
  jobs: { template: "job_search", one: "job", many: "jobs", button: "See new jobs" },
};

const maxTitlesInMail = 5;

const pluralize = ({ one, many }: AlertCopy, count: number) =>
  count === 1 ? `1 new ${one}` : `${count} new ${many}`;

type Alert = { title: string; body: string; href: string };

export function alertOf(target: SearchTarget, searches: readonly AlertedSearch[]): Alert {
  const words = alertCopy[target];
  const items = searches.flatMap((search) => search.items);
  const [only, ...others] = searches;
  return {
    title: `${pluralize(words, items.length)} for ${others.length > 0 ? `${searches.length} saved searches` : `“${only?.name ?? ""}”`}`,
    body: items
      .slice(0, 3)
      .map(({ title }) => title)
      .join(" · "),
    href: only && others.length === 0 ? only.href : hrefs.savedSearches(),
  };
}

function partsOf(words: AlertCopy, { name, items }: AlertedSearch): MailContent["paragraphs"] {
  const named = items.slice(0, maxTitlesInMail);
  const more = items.length - named.length;
  return [
    {
      heading: `${name}: ${pluralize(words, items.length)}`,
      items: named.map(({ line }) => ({ title: line })),
    },
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
}

type AlertMail = { firstName: string; searches: readonly AlertedSearch[] };

export function alertMail(site: Site, target: SearchTarget, { firstName, searches }: AlertMail): MailContent {
  const words = alertCopy[target];
  const { title, href } = alertOf(target, searches);
  return {
    template: words.template,
    subject: title,
    preview: searches[0]?.items[0]?.title ?? "",
    heading: title,
    paragraphs: [
      `Hi ${firstName}, these ${words.many} match what you’re looking for.`,
      ...searches.flatMap((search) => partsOf(words, search)),
    ],
    button: { label: words.button, href: `${site.url}${href}` },
    notes: ["You can change how often we email you about each search under Saved searches."],
  };
}
