import type { Metadata } from "next";
import { DealsPage } from "@/app/_deals/deals-page";
import type { PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "Sales", robots: { index: false, follow: false } };

export default function SalesPage({ searchParams }: { searchParams: PageParams }) {
  return <DealsPage side="sales" searchParams={searchParams} />;
}
