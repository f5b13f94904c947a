import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { askedProblem } from "@/lib/server/response-context";
import { shownFor } from "./shown-for";

export function generateMetadata(): Metadata {
  const problem = askedProblem();
  return problem ? { ...shownFor(problem).metadata, robots: { index: false, follow: true } } : {};
}

/** The whole page that the server in front of Next puts in place of one that threw; nobody else finds it. */
export default function ProblemPage() {
  const problem = askedProblem();
  if (!problem) notFound();
  const { Shown } = shownFor(problem);
  return <Shown />;
}
