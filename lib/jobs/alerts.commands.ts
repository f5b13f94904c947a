import "server-only";
import { alertAtOnce, alertInDigests, type Alerts } from "@/lib/searches/alerts.commands";
import { sql } from "@/lib/server/db";
import { hrefs } from "@/lib/shared/hrefs";
import { jobAlertCopy } from "./alerts.copy";
import { isOpen } from "./filter.rows";

const jobAlerts: Alerts<{ company: string; query: string }> = {
  event: "job_alerts",
  words: jobAlertCopy,
  searches: sql`job_searches`,
  matches: sql`job_search_matches`,
  item: sql`job_id`,
  offered: sql`JOIN (SELECT j.id, j.title, j.company, j.published_at FROM jobs j WHERE ${isOpen}) i ON i.id = t.item_id
    JOIN job_searches s ON s.id = t.search_id`,
  columns: sql`i.company, s.query`,
  lineOf: ({ title, company }) => [title, company].filter(Boolean).join(", "),
  hrefOf: ({ query }) => hrefs.jobs(query),
};

export const sendInstantJobAlerts = () => alertAtOnce(jobAlerts);
export const sendJobDigests = () => alertInDigests(jobAlerts);
