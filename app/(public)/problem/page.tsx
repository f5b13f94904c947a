import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { requestedProblem } from "@/lib/server/response-context";
import { selectProblemPage } from "./shown-for";

export function generateMetadata(): Metadata {
  const problem = requestedProblem();
  return problem ? { ...selectProblemPage(problem).metadata, robots: { index: false, follow: true } } : {};
}

/** The whole page that the server in front of Next puts in place of one that threw; nobody else finds it. */
export default function ProblemPage() {
  const problem = requestedProblem();
  if (!problem) notFound();
  const { Shown } = selectProblemPage(problem);
  return <Shown />;
}
