import type { AlertWords } from "@/lib/searches/alerts.copy";

export const jobWords: AlertWords = {
  template: "job_search",
  one: "job",
  many: "jobs",
  button: "See new jobs",
};
