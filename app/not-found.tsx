import type { Metadata } from "next";
import { NotFoundView } from "@/components/layout/not-found-view";
import { problemTexts } from "@/lib/shared/problems";

export const metadata: Metadata = { title: { absolute: problemTexts[404].title } };

export default function NotFound() {
  return <NotFoundView />;
}
