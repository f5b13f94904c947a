import type { Metadata } from "next";
import { getSite } from "@/lib/server/site";

export const defaultShareImages = {
  site: { url: "/og/products.jpg", alt: "A red armchair in front of a blue wall" },
  products: { url: "/og/products.jpg", alt: "A red armchair in front of a blue wall" },
  services: { url: "/og/services.jpg", alt: "Raised garden beds and a wheelbarrow" },
  realestate: { url: "/og/real-estate.jpg", alt: "A white farmhouse with a porch" },
} as const;

type PageFacts = {
  /** Without the site name, which the layout appends; `absolute` if it's already included. */
  title: string | { absolute: string };
  description: string;
  canonical: string;
  picture?: { url: string; alt?: string } | null;
  shareTitle?: string;
  indexed?: boolean;
  feed?: string;
};

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
