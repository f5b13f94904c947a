import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { failingDays } from "./rules";

type Reason = "failing" | "gone";

const reasons: Record<Reason, string> = {
  failing: `It hasn’t accepted events for ${failingDays} days, or many events in a row.`,
  gone: "It answered that it’s gone for good (410).",
};

export function endedNotice(host: string, reason: Reason): { title: string; body: string } {
  return {
    title: `Your webhook at ${host} was turned off`,
    body: `${reasons[reason]} Turn it on again once it works.`,
  };
}

type EndedWebhook = { firstName: string; host: string; reason: Reason };

export function endedMail(site: Site, { firstName, host, reason }: EndedWebhook): MailContent {
  const { title } = endedNotice(host, reason);
  return {
    template: "webhook_ended",
    subject: title,
    preview: reasons[reason],
    heading: title,
    paragraphs: [
      `Hi ${firstName}, we stopped sending events to ${host}. ${reasons[reason]}`,
      "Nothing else changed: you still find everything on your dashboard. Turn the webhook on again once it works.",
    ],
    button: { label: "See my webhooks", href: `${site.url}${hrefs.vendorDesk("webhooks")}` },
  };
}
