import type { MailContent, Site } from "@/lib/notifications/mail.rules";
import { formatPrice, fromCents } from "@/lib/shared/money";
import { hrefs } from "@/lib/shared/hrefs";

/** New listings of one search, in an alert. */
export type AlertedSearch = {
  id: string;
  name: string;
  listings: readonly { title: string; priceCents: number }[];
};

/** Titles that a mail names for each search; the others are counted. */
const titlesNamed = 5;

const counted = (count: number) => (count === 1 ? "1 new listing" : `${count} new listings`);

function words(searches: readonly AlertedSearch[]) {
  const total = searches.reduce((sum, { listings }) => sum + listings.length, 0);
  const [only, ...others] = searches;
  return {
    title: `${counted(total)} for ${others.length > 0 ? `${searches.length} saved searches` : `“${only?.name ?? ""}”`}`,
    href: only && others.length === 0 ? hrefs.savedSearch(only.id) : hrefs.savedSearches(),
  };
}

/** What the bell says of new matches. */
export function alertOf(searches: readonly AlertedSearch[]): { title: string; body: string; href: string } {
  const titles = searches.flatMap(({ listings }) => listings.map(({ title }) => title));
  return { ...words(searches), body: titles.slice(0, 3).join(" · ") };
}

function linesOf({ name, listings }: AlertedSearch): string[] {
  const named = listings.slice(0, titlesNamed);
  const more = listings.length - named.length;
  return [
    `${name}: ${counted(listings.length)}`,
    ...named.map(({ title, priceCents }) => `• ${title}, ${formatPrice(fromCents(priceCents))}`),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
}

/** The same in a mail. */
export function alertMail(
  site: Site,
  { firstName, searches }: { firstName: string; searches: readonly AlertedSearch[] },
): MailContent {
  const { title, href } = words(searches);
  return {
    template: "saved_search",
    subject: title,
    preview: searches[0]?.listings[0]?.title ?? "",
    heading: title,
    paragraphs: [
      `Hello ${firstName}, these listings match what you’re looking for.`,
      ...searches.flatMap(linesOf),
    ],
    button: { label: "See what’s new", href: `${site.url}${href}` },
    notes: ["You can change how often we email you about each search under Saved searches."],
  };
}
