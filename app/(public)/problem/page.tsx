import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { requestedProblem } from "@/lib/server/response-context";
import { selectProblemPage } from "./select-problem-page";

export function generateMetadata(): Metadata {
  const problem = requestedProblem();
  return problem ? { ...selectProblemPage(problem).metadata, robots: { index: false, follow: true } } : {};
}

/** Error page that the front server substitutes for a page that threw; direct requests get 404. */
export default function ProblemPage() {
  const problem = requestedProblem();
  if (!problem) notFound();
  const { Shown } = selectProblemPage(problem);
  return <Shown />;
}
