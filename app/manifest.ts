import type { MetadataRoute } from "next";
import { appIcons, appScreenshots, appShareTarget, appShortcuts } from "@/lib/pwa/manifest.rules";
import { getSite } from "@/lib/server/site";
import { hrefs } from "@/lib/shared/hrefs";
import { themeColors } from "@/lib/shared/theme";

/** Rendered per request: the site name is a runtime setting. */
export const dynamic = "force-dynamic";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name } = await getSite();
  return {
    id: "/",
    name,
    short_name: name,
    description: "Products, services, real estate and jobs from vendors across the US.",
    lang: "en-US",
    dir: "ltr",
    start_url: hrefs.home(),
    scope: "/",
    display: "standalone",
    // In dark mode the pages' meta tags override these colors.
    background_color: themeColors.light,
    theme_color: themeColors.light,
    categories: ["shopping", "business"],
    icons: [...appIcons],
    shortcuts: appShortcuts,
    screenshots: appScreenshots,
    share_target: appShareTarget,
  };
}
