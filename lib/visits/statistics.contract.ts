import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./statistics.schema";

export type StatisticsDto = z.output<typeof schema.statisticsSchema>;
export type StatisticsRowDto = StatisticsDto["reports"]["page"][number];
export type SearchTermDto = StatisticsDto["searches"]["found"][number];
export type LiveVisitorsDto = z.output<typeof schema.liveVisitorsSchema>;
export type StatisticsQuery = z.output<typeof schema.statisticsQuerySchema>;
export type StatisticsDownload = z.output<typeof schema.statisticsDownloadSchema>;

export const getStatistics = endpoint({
  method: "GET",
  path: "/api/admin/stats",
  summary:
    "Get visits over a period by day, page, source and device, with search terms and an earlier period to compare",
  access: "admin",
  schemas: async () => {
    const s = await import("./statistics.schema");
    return { query: s.statisticsQuerySchema, response: s.statisticsSchema };
  },
});

export const getLiveVisitors = endpoint({
  method: "GET",
  path: "/api/admin/stats/live",
  summary: "Get who visited in the last 5 minutes, and on which pages",
  access: "admin",
  schemas: async () => ({ response: (await import("./statistics.schema")).liveVisitorsSchema }),
});

export const exportStatistics = endpoint({
  method: "GET",
  path: "/api/admin/stats/export",
  summary: "Download one report of a period as CSV, with all its rows",
  access: "admin",
  response: "stream",
  media: ["text/csv"],
  schemas: async () => ({ query: (await import("./statistics.schema")).statisticsDownloadSchema }),
});
