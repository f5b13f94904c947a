import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { CustomerDesk } from "@/components/users/desk/customer-desk";
import { readSecondStep } from "@/lib/auth/credentials/second-step.queries";
import { hrefs } from "@/lib/shared/hrefs";
import { getCustomerDesk } from "@/lib/users/desk.queries";
import { readProfile } from "@/lib/users/profile.queries";

export const metadata: Metadata = { title: "My Dashboard", robots: { index: false, follow: false } };

export default function CustomerPage() {
  return (
    <GuardedPage group="customer" path={hrefs.customerDashboard()}>
      {async (viewer) => {
        const [profile, desk, { enabled }] = await Promise.all([
          readProfile(viewer.id),
          getCustomerDesk(viewer.id),
          readSecondStep(viewer),
        ]);
        return <CustomerDesk profile={profile} desk={desk} secondStep={enabled} />;
      }}
    </GuardedPage>
  );
}
