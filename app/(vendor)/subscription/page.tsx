import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { guardVendorPage } from "@/app/_guard/vendor-guard";
import { Invoice } from "@/components/subscriptions/invoice";
import { SubscriptionView } from "@/components/subscriptions/subscription-view";
import { DeskHeader } from "@/components/vendors/desk/desk-header";
import { hasTeam } from "@/lib/members/queries";
import { getSite } from "@/lib/server/site";
import { vendorIdOf, type Viewer } from "@/lib/shared/access";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { readSubscription } from "@/lib/subscriptions/billing/plan.queries";
import { readBusinessProfile } from "@/lib/vendors/profile/profile.queries";

export const metadata: Metadata = { title: "Subscription", robots: { index: false, follow: false } };

type Props = { vendorId: string; invoice: string | undefined; suspended: boolean };

async function SubscriptionDesk({ vendorId, invoice, suspended }: Props) {
  const [subscription, site] = await Promise.all([readSubscription(vendorId), getSite()]);
  if (!invoice && suspended) {
    return (
      <div className="page grid gap-6 pb-8">
        <SubscriptionView subscription={subscription} contactEmail={site.contactEmail} suspended />
      </div>
    );
  }
  if (!invoice) {
    const [{ businessName }, isShared] = await Promise.all([
      readBusinessProfile(vendorId),
      hasTeam(vendorId),
    ]);
    return (
      <div className="page grid gap-6 py-6 md:py-8">
        <DeskHeader
          businessName={businessName}
          vendorId={vendorId}
          role="owner"
          hasTeam={isShared}
          tab="subscription"
        />
        <SubscriptionView subscription={subscription} contactEmail={site.contactEmail} />
      </div>
    );
  }
  const payment = subscription.payments.find(({ id, paidAt }) => id === invoice && paidAt);
  if (!payment) notFound();
  const { businessName } = await readBusinessProfile(vendorId);
  return <Invoice payment={payment} site={site} businessName={businessName} />;
}

export default function SubscriptionPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <GuardedPage group="vendor" path={hrefs.subscription()}>
      {async (viewer) => {
        const { invoice } = await readPageParams(searchParams);
        const suspended = viewer.vendorStatus === "suspended";
        const desk = (vendor: Viewer) => (
          <SubscriptionDesk vendorId={vendorIdOf(vendor)} invoice={invoice} suspended={suspended} />
        );
        return suspended && invoice ? desk(viewer) : guardVendorPage(viewer, "pay", desk, desk);
      }}
    </GuardedPage>
  );
}
