import { formatPriceFor, type PricePeriod } from "@/lib/listings/offer/price-period.rules";
import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { formatPrice, fromCents } from "@/lib/shared/money";

export const saverOfferCopy = {
  notLive: "Only a live listing can be offered.",
  nobody: "Nobody who saved this can get an offer right now.",
  belowPrice: (dollars: number) => `Enter less than the price, ${formatPrice(dollars)}`,
  nextAt: (iso: string) => `You can make the next offer to people who saved this on ${formatDate(iso)}.`,
  over: "This offer is no longer open.",
  lineOfAcceptance: (amount: string) => `Accepted your offer of ${amount} to people who saved this.`,
} as const;

export type SaverOfferNews = {
  title: string;
  cents: number;
  priceCents: number;
  expiresAt: Date;
  per?: PricePeriod;
};

export function saverOfferNotice({ title, cents, priceCents, expiresAt, per }: SaverOfferNews) {
  const price = formatPriceFor(fromCents(cents), per);
  const less = formatPrice(fromCents(priceCents - cents));
  return {
    title: `An offer for you: ${title}`,
    body: `You saved this. The seller offers it for ${price}, ${less} less than listed, until ${formatDate(expiresAt.toISOString())}.`,
    href: hrefs.favorites(),
  };
}

export function saverOfferMail(
  site: Site,
  { firstName, news }: { firstName: string; news: SaverOfferNews },
): MailContent {
  const { title, body, href } = saverOfferNotice(news);
  return {
    template: "saver_offer",
    subject: title,
    preview: body,
    heading: "The seller of one of your favorites made you an offer",
    paragraphs: [`Hi ${firstName}, you saved “${news.title}” to your favorites. ${body}`],
    button: { label: "See the offer", href: `${site.url}${href}` },
  };
}
