import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import { formatPriceFor, type PricePeriod } from "@/lib/listings/offer/price-period.rules";
import { formatPrice, fromCents } from "@/lib/shared/money";
import { hrefs } from "@/lib/shared/hrefs";

export type FavoriteNews = {
  listingId: string;
  title: string;
} & (
  | { kind: "price_drop"; cents: number; savedCents: number; per?: PricePeriod }
  | { kind: "sold"; rented: boolean }
);

function phrase(news: FavoriteNews) {
  if (news.kind === "sold") {
    const done = news.rented ? "rented" : "sold";
    return {
      subject: `${news.rented ? "Rented" : "Sold"}: ${news.title}`,
      heading: `One of your favorites was ${done}`,
      text: "It’s no longer available. We’ll show you similar listings.",
      button: "See similar listings",
    };
  }
  const price = formatPriceFor(fromCents(news.cents), news.per);
  const less = formatPrice(fromCents(news.savedCents - news.cents));
  return {
    subject: `Price drop: ${news.title}`,
    heading: "One of your favorites just dropped in price",
    text: `It’s now ${price}, ${less} less than when you saved it.`,
    button: "See the listing",
  };
}

export function favoriteNotice(news: FavoriteNews): { title: string; body: string; href: string } {
  const { subject, text } = phrase(news);
  return { title: subject, body: text, href: hrefs.listing(news.listingId) };
}

export function favoriteMail(
  site: Site,
  { firstName, news }: { firstName: string; news: FavoriteNews },
): MailContent {
  const { subject, heading, text, button } = phrase(news);
  return {
    template: `favorite_${news.kind}`,
    subject,
    preview: text,
    heading,
    paragraphs: [`Hi ${firstName}, you saved “${news.title}” to your favorites. ${text}`],
    button: { label: button, href: `${site.url}${hrefs.listing(news.listingId)}` },
  };
}
