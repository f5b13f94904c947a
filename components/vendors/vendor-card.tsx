import { ButtonLink } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { Rating } from "@/components/ui/stars";
import { hrefs } from "@/lib/shared/hrefs";
import type { VendorCardDto } from "@/lib/vendors/contract";
import { VendorLogo } from "./vendor-logo";
import { VendorProof } from "./vendor-proof";
import { VerifiedBadge } from "./verified-badge";

export function VendorCard({ vendor }: { vendor: VendorCardDto }) {
  const href = hrefs.vendor(vendor.id);
  return (
    <div data-slot="vendor-card" className="bg-card grid gap-5 rounded-xl border p-4 md:p-6">
      <div className="flex items-center gap-4">
        <VendorLogo vendor={vendor} size="lg" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <IntentLink
              href={href}
              className="tap-target rounded-sm text-lg font-semibold wrap-anywhere underline-offset-4 hover:underline"
            >
              {vendor.businessName}
            </IntentLink>
            {vendor.verified ? <VerifiedBadge /> : null}
          </p>
          <Rating value={vendor.averageRating} count={vendor.reviewCount} className="text-sm" />
        </div>
      </div>
      <VendorProof vendor={vendor} />
      <ButtonLink href={href} variant="secondary" className="justify-self-start max-sm:w-full">
        See profile and all listings
      </ButtonLink>
    </div>
  );
}
