import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import {
  subjectNotice,
  subjectNoticeMail,
  type SubjectNoticeFacts,
  type SubjectNoticeWords,
} from "@/lib/notifications/mail/subject-notices.copy";
import { hrefs } from "@/lib/shared/hrefs";

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

const edit = (id: string) => hrefs.editListing(id);

const words: Record<NoticeKind, SubjectNoticeWords> = {
  approved: {
    title: (name) => `${name} is live`,
    text: "Buyers can find it now.",
    button: "See my listing",
    path: (id) => hrefs.listing(id),
  },
  "changes-requested": {
    title: (name) => `${name} needs changes`,
    text: "Please make the changes below and resubmit it.",
    button: "Edit my listing",
    path: edit,
  },
  rejected: {
    title: (name) => `${name} wasn’t approved`,
    text: "We couldn’t approve it for the reason below. You can edit and resubmit it.",
    button: "Edit my listing",
    path: edit,
  },
  removed: {
    title: (name) => `${name} was removed`,
    text: "Our team removed it for the reason below.",
    button: "See my listings",
    path: () => hrefs.vendorListings(),
  },
  "revision-approved": {
    title: (name) => `Your changes to ${name} are live`,
    text: "Buyers see the new version now.",
    button: "See my listing",
    path: (id) => hrefs.listing(id),
  },
  "revision-changes-requested": {
    title: (name) => `${name} needs more changes`,
    text: "Your changes need another edit for the reason below. The current version stays up until then.",
    button: "Edit my listing",
    path: edit,
  },
  "revision-rejected": {
    title: (name) => `${name} wasn’t updated`,
    text: "We couldn’t approve your changes for the reason below. The current version stays up.",
    button: "Edit my listing",
    path: edit,
  },
  expiring: {
    title: (name) => `${name} expires soon`,
    text: "Renew it with one click to keep it up for another 90 days.",
    button: "Renew my listing",
    path: edit,
    ends: "It stays up until",
  },
  expired: {
    title: (name) => `${name} has expired`,
    text: "It’s off the site. Renew it with one click to bring it back for another 90 days.",
    button: "Renew my listing",
    path: edit,
  },
};

export function noticeOf(kind: NoticeKind, facts: SubjectNoticeFacts) {
  return subjectNotice(words[kind], facts);
}

export function noticeMail(
  kind: NoticeKind,
  { firstName, ...facts }: SubjectNoticeFacts & { firstName: string },
  site: Site,
): MailContent {
  return subjectNoticeMail(words[kind], facts, { noun: "listing", kind, firstName }, site);
}
