import { IntentLink } from "@/components/ui/intent-link";
import { hrefs } from "@/lib/shared/hrefs";
import type { VendorCardDto } from "@/lib/vendors/contract";
import { formatReplyTime } from "@/lib/vendors/rules";
import { VendorLogo } from "./vendor-logo";
import { VerifiedBadge } from "./verified-badge";

export function VendorLine({ vendor }: { vendor: VendorCardDto }) {
  return (
    <div data-slot="vendor-line" className="flex items-center gap-3 border-t pt-4">
      <VendorLogo vendor={vendor} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <IntentLink
            href={hrefs.vendor(vendor.id)}
            className="tap-target rounded-sm font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            {vendor.businessName}
          </IntentLink>
          {vendor.verified ? <VerifiedBadge /> : null}
        </p>
        {vendor.medianReplySeconds === null ? null : (
          <p className="text-muted-foreground text-sm">{formatReplyTime(vendor.medianReplySeconds)}</p>
        )}
      </div>
    </div>
  );
}
