import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { guardVendorPage } from "@/app/_guard/vendor-guard";
import { AdEditor } from "@/components/advertisements/desk/ad-editor";
import type { AdDetailDto } from "@/lib/advertisements/desk.contract";
import { readAd } from "@/lib/advertisements/desk.queries";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";
import { isUuid } from "@/lib/shared/uuid";

export const metadata: Metadata = { title: "Edit advertisement", robots: { index: false, follow: false } };

async function readOwn(viewer: Viewer, id: string): Promise<AdDetailDto> {
  if (!isUuid(id)) notFound();
  try {
    return await readAd(viewer, id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
}

export default async function EditAdvertisementPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <GuardedPage group="seller" path={hrefs.editAdvertisement(id)}>
      {(viewer) =>
        guardVendorPage(viewer, "list", async () => (
          <AdEditor ad={await readOwn(viewer, id)} role={viewer.role === "admin" ? "admin" : "owner"} />
        ))
      }
    </GuardedPage>
  );
}
