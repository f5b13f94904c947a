import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeniedView } from "@/components/auth/denied-view";
import { groupRoles, type Group } from "@/lib/auth/rules";
import { reportStatus } from "@/lib/server/status";
import { textOf, type PageParams } from "../_results/read-results";

export const metadata: Metadata = { title: "Access Denied", robots: { index: false, follow: false } };

/** What the middleware shows in the place of a page that the viewer's role may not see. */
export default async function DeniedPage({ searchParams }: { searchParams: PageParams }) {
  const area = textOf((await searchParams).area);
  if (!Object.hasOwn(groupRoles, area)) notFound();
  reportStatus(403);
  return <DeniedView roles={groupRoles[area as Group]} />;
}
