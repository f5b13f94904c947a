export const templateQueues = [
  "listings",
  "jobs",
  "vendors",
  "advertisements",
  "reviews",
  "reports",
] as const;
export type TemplateQueue = (typeof templateQueues)[number];

export const templateQueueNames: Record<TemplateQueue, string> = {
  listings: "Listings",
  jobs: "Jobs",
  vendors: "Vendors",
  advertisements: "Advertisements",
  reviews: "Reviews",
  reports: "Reports",
};

export const maxTemplateTitle = 80;
export const maxTemplateText = 1000;
export const maxTemplates = 50;
