import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { guardVendorPage } from "@/app/_guard/vendor-guard";
import { AdForm } from "@/components/advertisements/desk/ad-form";
import { hrefs } from "@/lib/shared/hrefs";

export const metadata: Metadata = { title: "Create advertisement", robots: { index: false, follow: false } };

export default function CreateAdvertisementPage() {
  return (
    <GuardedPage group="vendor" path={hrefs.createAdvertisement()}>
      {(viewer) =>
        guardVendorPage(viewer, "list", () => (
          <div className="page grid max-w-3xl gap-6 py-6 md:py-8">
            <header className="grid gap-1">
              <h1 className="text-2xl font-bold">Create advertisement</h1>
              <p className="text-muted-foreground">
                Once approved, it appears on the homepage, marked as an ad.
              </p>
            </header>
            <AdForm ad={null} />
          </div>
        ))
      }
    </GuardedPage>
  );
}
