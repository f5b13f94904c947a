import type { Metadata } from "next";
import { getSite } from "@/lib/server/site";

/** What a shared link shows where a page has no picture of its own. */
export const defaultShareImages = {
  site: { url: "/og/products.jpg", alt: "A bicycle, a camera, a plant and a bag on a table" },
  products: { url: "/og/products.jpg", alt: "A bicycle, a camera, a plant and a bag on a table" },
  services: { url: "/og/services.jpg", alt: "A builder, a cook and a gardener with their tools" },
  realestate: { url: "/og/real-estate.jpg", alt: "A house with two floors and a garage" },
} as const;

type PageFacts = {
  /** Without the site's name, which the layout adds; `absolute` where it stands there already. */
  title: string | { absolute: string };
  description: string;
  /** The one address of the page, from the root. */
  canonical: string;
  /** Address and words of its picture; a page without one gets the site's. */
  picture?: { url: string; alt?: string } | null;
  /** The heading of a shared link, where it differs from the title. */
  shareTitle?: string;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
  /** Path of the RSS feed with the items of the page. */
  feed?: string;
};

/** The head of a public page: title, description, canonical address, and how a shared link to it looks. */
export async function pageMetadata(page: PageFacts): Promise<Metadata> {
  const { title, description, canonical, indexed = true } = page;
  const name = page.shareTitle ?? (typeof title === "string" ? title : title.absolute);
  const picture = page.picture ?? { ...defaultShareImages.site, width: 1200, height: 630 };
  return {
    title,
    description,
    alternates: { canonical, ...(page.feed ? { types: { "application/rss+xml": page.feed } } : {}) },
    robots: indexed ? undefined : { index: false, follow: true },
    openGraph: {
      type: "website",
      siteName: (await getSite()).name,
      locale: "en_US",
      title: name,
      description,
      url: canonical,
      images: [picture],
    },
    twitter: { card: "summary_large_image", title: name, description, images: [picture.url] },
  };
}
