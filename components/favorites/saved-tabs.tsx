import { LinkTabs } from "@/components/ui/link-tabs";
import { hrefs } from "@/lib/shared/hrefs";
import type { FavoriteKind } from "./keys";

export function SavedTabs({ current }: { current: FavoriteKind }) {
  return (
    <LinkTabs
      label="Saved"
      tabs={[
        { label: "Favorites", href: hrefs.favorites(), current: current === "listing" },
        { label: "Saved jobs", href: hrefs.savedJobs(), current: current === "job" },
      ]}
    />
  );
}
