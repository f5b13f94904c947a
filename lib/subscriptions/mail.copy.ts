import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import { formatDate } from "@/lib/shared/dates";
import { formatPrice } from "@/lib/shared/money";

type NewPrice = {
  firstName: string;
  planName: string;
  from: number;
  to: number;
  startsAt: string;
};

export function newPriceMail(site: Site, { firstName, planName, from, to, startsAt }: NewPrice): MailContent {
  const date = formatDate(startsAt);
  return {
    template: "plan_price",
    subject: `${planName} will be ${formatPrice(to)} a month starting ${date}`,
    preview: `Until then you pay ${formatPrice(from)}.`,
    heading: `A new price for ${planName}`,
    paragraphs: [
      `Hi ${firstName}, starting ${date}, your ${planName} plan will be ${formatPrice(to)} a month instead of ${formatPrice(from)}.`,
      "Nothing changes until then. You can change or cancel your plan anytime.",
    ],
    button: { label: "See my plan", href: `${site.url}/subscription` },
  };
}
