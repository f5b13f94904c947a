"use client";

import { IntentLink } from "@/components/ui/intent-link";
import { useCurrentUser } from "@/components/users/hooks";
import { hrefs } from "@/lib/shared/hrefs";

export function VendorLink() {
  const { user } = useCurrentUser();
  if (user && user.role !== "customer") return null;
  return (
    <li>
      <IntentLink href={hrefs.becomeVendor()} className="footer-link">
        Become a Vendor
      </IntentLink>
    </li>
  );
}
