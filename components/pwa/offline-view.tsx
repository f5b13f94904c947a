import { CachedListings } from "@/components/pwa/offline-listings";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { RotateCcw } from "@/components/ui/icons";
import { WifiOff } from "@/components/ui/deferred-icons";
import { pwaCopy } from "@/lib/pwa/copy";

export function OfflineView() {
  return (
    <div className="page py-section">
      <EmptyState icon={WifiOff} title={pwaCopy.offlineTitle} level={1} className="py-8">
        <p className="text-muted-foreground">{pwaCopy.offlineText}</p>
        {/* An empty address is the one that was asked for. */}
        <a href="" className={`${buttonVariants()} mt-3`}>
          <RotateCcw />
          Try again
        </a>
      </EmptyState>
      <CachedListings />
    </div>
  );
}
