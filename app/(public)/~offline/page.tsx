import type { Metadata } from "next";
import { OfflineView } from "@/components/pwa/offline-view";
import { pwaCopy } from "@/lib/pwa/copy";

export const dynamic = "force-dynamic";

export const metadata: Metadata = { title: pwaCopy.offlineTitle, robots: { index: false, follow: true } };

export default function OfflinePage() {
  return <OfflineView />;
}
