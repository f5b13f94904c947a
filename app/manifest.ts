import type { MetadataRoute } from "next";
import { env } from "@/lib/server/env";
import { hrefs } from "@/lib/shared/hrefs";
import { themeColors } from "@/lib/shared/theme";

/** Read when asked for: the site's name is configuration of the running server, not of the build. */
export const dynamic = "force-dynamic";

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: env.SITE_NAME,
    short_name: env.SITE_NAME,
    description: "Products, services, real estate and jobs from vendors near you.",
    start_url: hrefs.home(),
    scope: "/",
    display: "standalone",
    background_color: themeColors.light,
    theme_color: themeColors.light,
    categories: ["shopping", "business"],
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
