import { getReadiness } from "@/lib/platform/contract";
import { firstPages } from "@/lib/platform/public-pages.rules";
import { parseEnv } from "@/lib/server/env-schema";
import { startRenderer } from "@/lib/server/front/renderer";
import { mapHostsOf } from "@/lib/server/map-settings";

const env = parseEnv({ ...process.env, NODE_ENV: "production" });
await startRenderer({
  socket: process.argv[2] ?? "",
  port: env.PORT,
  siteName: env.SITE_NAME,
  https: env.APP_URL?.startsWith("https://") ?? false,
  subdomains: env.HSTS_SUBDOMAINS === "1",
  mapHosts: mapHostsOf(env),
  // Readiness first, because load balancers ask before anyone else.
  firstPages: [getReadiness.path, ...firstPages],
  isAgain: process.env.PLAZA_AGAIN === "1",
});
