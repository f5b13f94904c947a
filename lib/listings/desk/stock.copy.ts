import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import { hrefs } from "@/lib/shared/hrefs";

export type LowStock = { listingId: string; title: string; left: number };

function leftText(left: number): string {
  if (left === 0) return "None are left.";
  return left === 1 ? "Only 1 is left." : `Only ${left} are left.`;
}

export function lowStockNotice({ listingId, title, left }: LowStock) {
  return { title: `Running low: ${title}`, body: leftText(left), href: hrefs.editListing(listingId) };
}

export function lowStockMail(
  site: Site,
  { firstName, news }: { firstName: string; news: LowStock },
): MailContent {
  const { title, body, href } = lowStockNotice(news);
  return {
    template: "low_stock",
    subject: title,
    preview: body,
    heading: "One of your products is running low",
    paragraphs: [`Hi ${firstName}, your stock of “${news.title}” reached the number you set. ${body}`],
    button: { label: "Edit my listing", href: `${site.url}${href}` },
  };
}
