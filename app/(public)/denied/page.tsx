import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeniedView } from "@/components/auth/denied-view";
import { NewRole } from "@/components/auth/new-role";
import { reportStatus } from "@/lib/server/response-context";
import { groupRoles, type Group } from "@/lib/shared/access";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "Access Denied", robots: { index: false, follow: false } };

export default async function DeniedPage({ searchParams }: { searchParams: PageParams }) {
  const { area } = await readPageParams(searchParams);
  if (!area || !Object.hasOwn(groupRoles, area)) notFound();
  reportStatus(403);
  const roles = groupRoles[area as Group];
  return (
    <>
      <DeniedView roles={roles} />
      <NewRole roles={roles} />
    </>
  );
}
