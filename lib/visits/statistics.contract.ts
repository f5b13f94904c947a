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
  path: "/api/admin/statistics",
  summary:
    "Visits of a period by day, page, source and device, with what was searched for, beside a period before",
  access: "admin",
  schemas: async () => {
    const s = await import("./statistics.schema");
    return { query: s.statisticsQuerySchema, response: s.statisticsSchema };
  },
});

export const getLiveVisitors = endpoint({
  method: "GET",
  path: "/api/admin/statistics/live",
  summary: "Who was seen in the last 5 minutes, and on which pages",
  access: "admin",
  schemas: async () => ({ response: (await import("./statistics.schema")).liveVisitorsSchema }),
});

export const exportStatistics = endpoint({
  method: "GET",
  path: "/api/admin/statistics/export",
  summary: "One report of a period as CSV, every row of it",
  access: "admin",
  response: "stream",
  schemas: async () => ({ query: (await import("./statistics.schema")).statisticsDownloadSchema }),
});
