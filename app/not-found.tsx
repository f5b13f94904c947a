import type { Metadata } from "next";
import { NotFoundSlot } from "@/components/providers";
import { problemTexts } from "@/lib/shared/problems";

export const metadata: Metadata = { title: { absolute: problemTexts[404].title } };

export default function NotFound() {
  return <NotFoundSlot />;
}
