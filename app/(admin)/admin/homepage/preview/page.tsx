import type { Metadata } from "next";
import { HomeView } from "@/app/_home/home-view";
import { readHome } from "@/app/_home/read-home";
import { readHomeList } from "@/app/_home/read-home-list";
import { AdminPage } from "@/app/_guard/admin-page";
import { InertPreview } from "@/components/admin/homepage/preview-hold";
import { previewPath } from "@/lib/homepage/rules";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "Homepage preview", robots: { index: false, follow: false } };

/** Renders the homepage with unsaved values; the only page the site may show in a frame. */
export default function HomepagePreviewPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={previewPath}>
      {async () => {
        const [unsaved, seed] = await Promise.all([readPageParams(searchParams), readHomeList({})]);
        return (
          <InertPreview>
            <HomeView home={await readHome(unsaved)} seed={seed} />
          </InertPreview>
        );
      }}
    </AdminPage>
  );
}
