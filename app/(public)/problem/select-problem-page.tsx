import type { Metadata } from "next";
import type { ReactNode } from "react";
import * as anything from "@/app/not-found";
import { ProblemView } from "@/components/layout/problem-view";
import type { Problem } from "@/lib/server/response-context";
import { problemTexts } from "@/lib/shared/problems";
import * as job from "../jobs/[id]/not-found";
import * as shortListing from "../listing/[id]/not-found";
import * as listing from "../listings/[id]/not-found";
import * as vendor from "../vendor/[vendorId]/not-found";
import { ListingRemoved } from "./listing-removed";

type NotFoundPage = { default: () => ReactNode; metadata: Metadata };

const missing: Record<string, NotFoundPage> = {
  "/jobs/": job,
  "/listing/": shortListing,
  "/listings/": listing,
  "/vendor/": vendor,
};

export function selectProblemPage({ status, path }: Problem): { Shown: () => ReactNode; metadata: Metadata } {
  const isListing = /^\/listings?\//.test(path);
  if (status === 404) {
    const place = Object.keys(missing).find((start) => path.startsWith(start)) ?? "";
    const page = missing[place] ?? anything;
    return { Shown: page.default, metadata: page.metadata };
  }
  if (status === 410 && isListing) return { Shown: ListingRemoved, metadata: { title: "Listing removed" } };
  return { Shown: () => <ProblemView status={status} />, metadata: { title: problemTexts[status].title } };
}
