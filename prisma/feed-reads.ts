import { listIndeedJobs, listMerchantProducts } from "@/lib/feeds/queries";
import type { ListRead } from "./list-read";

export const feedReads: readonly ListRead[] = [
  {
    name: "products for Google Merchant",
    bar: "search",
    read: (_, cursor) => listMerchantProducts(cursor),
    index: "listings_category_newest",
    pages: 10_000,
  },
  {
    name: "jobs for Indeed",
    bar: "search",
    read: (_, cursor) => listIndeedJobs(cursor),
    index: "jobs_newest",
    pages: 3000,
  },
];
