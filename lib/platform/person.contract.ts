import type { AccountDto } from "@/lib/account/moderation.contract";
import type { JobStatus } from "@/lib/jobs/rules";
import type { ListingCaseDto } from "@/lib/listings/moderation/decision.contract";
import type { ReportSubject } from "@/lib/reports/rules";
import type { VendorStatus } from "@/lib/vendors/rules";

type PersonReportDto = Omit<ListingCaseDto["reports"][number], "subject"> & {
  subject: ReportSubject;
  listing: { id: string; title: string } | null;
};

export type PersonFileDto = {
  account: AccountDto;
  phone: string | null;
  business: { id: string; name: string; status: VendorStatus } | null;
  counts: {
    listings: number;
    jobs: number;
    reviews: number;
    reportsMade: number;
    casesOpened: number;
    casesAbout: number;
  };
  listings: ListingCaseDto["others"];
  jobs: { id: string; title: string; company: string; status: JobStatus; createdAt: string }[];
  reports: PersonReportDto[];
  devices: { id: string; device: string; createdAt: string; lastUsedAt: string }[];
  history: { id: string; summary: string; reason: string | null; by: string; at: string }[];
};
