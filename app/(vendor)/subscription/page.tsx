import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { ofVendor } from "@/app/_guard/of-vendor";
import { SubscriptionView } from "@/components/subscriptions/subscription-view";
import { env } from "@/lib/server/env";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";
import { readSubscription } from "@/lib/subscriptions/queries";

export const metadata: Metadata = { title: "Subscription", robots: { index: false, follow: false } };

export default function SubscriptionPage() {
  return (
    <GuardedPage group="vendor" path={hrefs.subscription()}>
      {(viewer) =>
        ofVendor(viewer, async ({ vendorId }) => {
          if (!vendorId) throw new AppError("not_found", "This vendor does not exist.");
          const subscription = await readSubscription(vendorId);
          return <SubscriptionView subscription={subscription} contactEmail={env.CONTACT_EMAIL} />;
        })
      }
    </GuardedPage>
  );
}
