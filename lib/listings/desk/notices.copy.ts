import type { MailContent, Site } from "@/lib/notifications/mail.rules";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";

/** What a vendor is told about a listing. */
export const noticeKinds = [
  "approved",
  "changes-requested",
  "rejected",
  "removed",
  "revision-approved",
  "revision-changes-requested",
  "revision-rejected",
  "expiring",
  "expired",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export type NoticeFacts = {
  listingId: string;
  title: string;
  reason: string;
  /** ISO; when it ends. */
  expiresAt: string | null;
};

type Words = {
  /** Of the notification and the subject. */
  title: string;
  text: string;
  button: string;
  path: (listingId: string) => string;
};

const edit = (id: string) => hrefs.editListing(id);

const words: Record<NoticeKind, Words> = {
  approved: {
    title: "is live",
    text: "It’s approved and live on the site.",
    button: "See my listing",
    path: (id) => hrefs.listing(id),
  },
  "changes-requested": {
    title: "needs a change",
    text: "Please make the changes below and submit it again.",
    button: "Edit my listing",
    path: edit,
  },
  rejected: {
    title: "was not approved",
    text: "We couldn’t approve it for the reason below. You can edit it and submit it again.",
    button: "Edit my listing",
    path: edit,
  },
  removed: {
    title: "was removed",
    text: "Our team removed it for the reason below.",
    button: "See my listings",
    path: () => hrefs.vendorListings(),
  },
  "revision-approved": {
    title: "shows your changes",
    text: "Your changes are approved and live on the site.",
    button: "See my listing",
    path: (id) => hrefs.listing(id),
  },
  "revision-changes-requested": {
    title: "needs another change",
    text: "Your changes need another edit for the reason below. The current version stays up until then.",
    button: "Edit my listing",
    path: edit,
  },
  "revision-rejected": {
    title: "wasn’t updated",
    text: "We couldn’t approve your changes for the reason below. The current version stays up.",
    button: "Edit my listing",
    path: edit,
  },
  expiring: {
    title: "expires soon",
    text: "Renew it with one click to keep it up for another 90 days.",
    button: "Renew my listing",
    path: edit,
  },
  expired: {
    title: "has expired",
    text: "It’s off the site. Renew it with one click to bring it back for another 90 days.",
    button: "Renew my listing",
    path: edit,
  },
};

function phrase(kind: NoticeKind, { title, expiresAt }: NoticeFacts): { name: string; until: string } {
  const until = kind === "expiring" && expiresAt ? `It stays up until ${formatDate(expiresAt)}. ` : "";
  return { name: `“${title.slice(0, 100)}”`, until };
}

/** What the site shows. */
export function noticeOf(
  kind: NoticeKind,
  facts: NoticeFacts,
): { title: string; body: string; href: string } {
  const { title: predicate, text, path } = words[kind];
  const { name, until } = phrase(kind, facts);
  return {
    title: `${name} ${predicate}`,
    body: (facts.reason || `${until}${text}`).slice(0, 500),
    href: path(facts.listingId),
  };
}

/** The same in a mail: subject and text are the same words. */
export function noticeMail(
  kind: NoticeKind,
  facts: NoticeFacts & { firstName: string },
  site: Site,
): MailContent {
  const { text, button } = words[kind];
  const { firstName, reason } = facts;
  const { name, until } = phrase(kind, facts);
  const { title, href } = noticeOf(kind, facts);
  return {
    template: `listing_${kind.replaceAll("-", "_")}`,
    subject: title,
    preview: text,
    heading: title,
    paragraphs: [
      `Hello ${firstName}, this is about your listing ${name}. ${until}${text}`,
      ...(reason ? [reason] : []),
    ],
    button: { label: button, href: `${site.url}${href}` },
  };
}
