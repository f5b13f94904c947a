import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import { formatPoints } from "@/lib/rewards/rules";
import { truncate } from "@/lib/shared/text";

type MailSubject = { firstName: string; title: string };

export function reviewPublishedMail(
  site: Site,
  { firstName, title, listingId, points }: MailSubject & { listingId: string; points: number },
): MailContent {
  return {
    template: "review_published",
    subject: `Your review of ${title} is published`,
    preview: "Other buyers can read it now.",
    heading: "Your review is published",
    paragraphs: [
      `Hi ${firstName}, we published your review of ${title}. Thank you for helping other buyers.`,
      ...(points > 0 ? [`You earned ${formatPoints(points)}.`] : []),
    ],
    button: { label: "See my review", href: `${site.url}/listings/${listingId}#reviews` },
  };
}

export function reviewRefusedMail(
  site: Site,
  { firstName, title, reason, hidden }: MailSubject & { reason: string; hidden: boolean },
): MailContent {
  return {
    template: "review_refused",
    subject: hidden ? `We hid your review of ${title}` : `We couldn’t publish your review of ${title}`,
    preview: "Open to read why.",
    heading: hidden ? "We hid your review" : "We couldn’t publish your review",
    paragraphs: [
      `Hi ${firstName}, our team looked at your review of ${title}. The reason:`,
      reason,
      ...(hidden ? [] : ["You can edit it and send it again."]),
    ],
    button: { label: "Open my reviews", href: `${site.url}/reviews` },
  };
}

export function ratingRemovedMail(
  site: Site,
  { firstName, title, reason, path }: MailSubject & { reason: string; path: string },
): MailContent {
  return {
    template: "rating_removed",
    subject: `We removed your rating of the buyer of ${title}`,
    preview: "Open to read why.",
    heading: "We removed your rating",
    paragraphs: [
      `Hi ${firstName}, our team looked at your rating of the buyer of ${title}. The reason:`,
      reason,
    ],
    button: { label: "Open conversation", href: `${site.url}${path}` },
  };
}

export function newReviewMail(
  site: Site,
  { firstName, title, rating, text }: MailSubject & { rating: number; text: string },
): MailContent {
  return {
    template: "new_review",
    subject: `New ${rating}-star review of ${title}`,
    preview: truncate(text, 120),
    heading: `You got a ${rating}-star review`,
    paragraphs: [`Hi ${firstName}, a buyer reviewed ${title}:`, text, "You can reply once."],
    button: { label: "Reply", href: `${site.url}/vendor` },
  };
}

export function reviewDueMail(
  site: Site,
  { firstName, title, listingId }: MailSubject & { listingId: string },
): MailContent {
  return {
    template: "review_due",
    subject: `How was “${title}”?`,
    preview: "A few words help other buyers.",
    heading: "How did it go?",
    paragraphs: [
      `Hi ${firstName}, you completed a deal for “${title}”. A few words from you help other buyers, and you earn points once your review is published.`,
    ],
    button: { label: "Write a review", href: `${site.url}/reviews?listing=${listingId}` },
    notes: ["We only ask once."],
  };
}

export function reviewReplyMail(
  site: Site,
  {
    firstName,
    businessName,
    text,
    listingId,
  }: Omit<MailSubject, "title"> & {
    businessName: string;
    text: string;
    listingId: string;
  },
): MailContent {
  return {
    template: "review_reply",
    subject: `${businessName} replied to your review`,
    preview: truncate(text, 120),
    heading: `${businessName} replied to your review`,
    paragraphs: [`Hi ${firstName}, here’s their reply:`, text],
    button: { label: "Open the reply", href: `${site.url}/listings/${listingId}#reviews` },
  };
}
