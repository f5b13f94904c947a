import type { Metadata } from "next";
import { OfflineView } from "@/components/pwa/offline-view";
import { pwaCopy } from "@/lib/pwa/copy";

export const dynamic = "force-dynamic";

export const metadata: Metadata = { title: pwaCopy.offlineTitle, robots: { index: false, follow: true } };

/** What the worker shows in the place of a page that cannot be reached. */
export default function OfflinePage() {
  return <OfflineView />;
}
