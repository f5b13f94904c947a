import type { MetadataRoute } from "next";
import { env } from "@/lib/server/env";
import { guardedRoutes, unguardedRoutes } from "@/lib/auth/rules";

export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  const closed = guardedRoutes.filter((route) => route.path !== "/vendor").map((route) => route.path);
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: [
        "/api/",
        "/auth",
        "/reset-password",
        "/messages",
        "/vendor$",
        ...closed,
        ...Object.keys(unguardedRoutes),
      ],
    },
    sitemap: `${env.APP_URL}/sitemap.xml`,
  };
}
