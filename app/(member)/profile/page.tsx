import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { ProfileView } from "@/components/profile/profile-view";
import { EnrollmentView } from "@/components/profile/second-step/enrollment-view";
import { readPushState } from "@/lib/notifications/push/push.queries";
import { getSite } from "@/lib/server/site";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { readAll, readEnrollment } from "./read-profile-page";

export const metadata: Metadata = {
  title: "My Profile",
  robots: { index: false, follow: false },
  // Confirmation links contain a token in the URL.
  referrer: "no-referrer",
};

export default async function ProfilePage({ searchParams }: { searchParams: PageParams }) {
  const emailToken = (await readPageParams(searchParams))["confirm-email"] ?? null;
  const path = emailToken
    ? `${hrefs.profile()}?confirm-email=${encodeURIComponent(emailToken)}`
    : hrefs.profile();
  return (
    <GuardedPage group="member" path={path}>
      {async (viewer) =>
        viewer.secondStepMissing ? (
          <HydrationBoundary state={await readEnrollment(viewer)}>
            <EnrollmentView />
          </HydrationBoundary>
        ) : (
          <HydrationBoundary state={await readAll(viewer)}>
            <ProfileView
              emailToken={emailToken}
              push={await readPushState(viewer)}
              siteName={(await getSite()).name}
            />
          </HydrationBoundary>
        )
      }
    </GuardedPage>
  );
}
