import type { AlertCopy } from "@/lib/searches/alerts.copy";

export const jobAlertCopy: AlertCopy = {
  template: "job_search",
  one: "job",
  many: "jobs",
  button: "See new jobs",
};
