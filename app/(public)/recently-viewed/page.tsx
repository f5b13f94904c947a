import type { Metadata } from "next";
import { ViewedList } from "@/components/listings/recent/viewed-list";

export const dynamic = "force-dynamic";

export const metadata: Metadata = { title: "Recently viewed", robots: { index: false, follow: true } };

/** The page is the same for everyone; only the device knows which listings were viewed. */
export default function RecentlyViewedPage() {
  // As high as the window: what is read later changes the height, and the footer below would move.
  return (
    <div className="page grid min-h-svh content-start gap-4 py-4 md:gap-6 md:py-8">
      <ViewedList />
    </div>
  );
}
