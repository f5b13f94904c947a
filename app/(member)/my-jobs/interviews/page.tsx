import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { ButtonLink } from "@/components/ui/button";
import { AppointmentCalendar } from "@/components/vendors/desk/appointments/calendar";
import { listInterviews } from "@/lib/appointments/calendar.queries";
import { interviewsHref, parseCalendar } from "@/lib/appointments/calendar.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "Interviews", robots: { index: false, follow: false } };

export default async function InterviewsPage({ searchParams }: { searchParams: PageParams }) {
  const params = await readPageParams(searchParams);
  return (
    <GuardedPage group="member" path={interviewsHref(params.view, params.day)}>
      {async (viewer) => {
        const calendar = await listInterviews(viewer, (today) => parseCalendar(params, today));
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <header className="flex flex-wrap items-center justify-between gap-3">
              <h1 className="text-2xl font-bold">Interviews</h1>
              <ButtonLink href={hrefs.myJobs()} variant="secondary">
                My jobs
              </ButtonLink>
            </header>
            <AppointmentCalendar {...calendar} hrefOf={interviewsHref} noun="interviews" />
          </div>
        );
      }}
    </GuardedPage>
  );
}
