import type { MailContent, Site } from "./mail.rules";
import { maxDigestItems, type MailFrequency } from "@/lib/notifications/preferences/preferences.rules";

export type DigestItem = { title: string; body: string };

type Digest = { firstName: string; frequency: MailFrequency; items: readonly DigestItem[] };

export function digestMail(site: Site, { firstName, frequency, items }: Digest): MailContent {
  const span = frequency === "weekly" ? "week" : "day";
  const updates = items.length === 1 ? "1 update" : `${items.length} updates`;
  const named = items.slice(0, maxDigestItems);
  const more = items.length - named.length;
  return {
    template: `digest_${frequency}`,
    subject: `Your ${span} on ${site.name}: ${updates}`,
    preview: items[0]?.title ?? "",
    heading: `Your ${span} on ${site.name}`,
    paragraphs: [
      `Hi ${firstName}, here’s what’s new for you.`,
      { items: named.map(({ title, body }) => ({ title, text: body })) },
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    button: { label: `Open ${site.name}`, href: site.url },
    notes: ["You can choose how often we email you about each kind of update in your profile."],
  };
}
