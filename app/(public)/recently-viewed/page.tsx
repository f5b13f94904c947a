import type { Metadata } from "next";
import { ViewedList } from "@/components/listings/recent/viewed-list";

export const dynamic = "force-dynamic";

export const metadata: Metadata = { title: "Recently viewed", robots: { index: false, follow: true } };

/** The page is the same for everyone; only the device knows which listings were viewed. */
export default function RecentlyViewedPage() {
  // Fills the viewport, so that late content doesn't shift the footer.
  return (
    <div className="page grid min-h-svh content-start gap-4 py-4 md:gap-6 md:py-8">
      <ViewedList />
    </div>
  );
}
