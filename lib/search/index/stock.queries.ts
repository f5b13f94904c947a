import "server-only";
import { listingsTag } from "@/lib/listings/rules";
import { rows, sql } from "@/lib/server/db";
import { reportTags } from "@/lib/server/response-context";
import { treesTag } from "@/lib/server/tree";
import { synonymsTag } from "../lexicon/synonyms.rules";
import type { Documents, Span } from "./window.rules";

export type IndexState = {
  listings: Documents;
  all: Span;
  /** Highest number ever issued; doesn't decrease when the newest listing is deleted. */
  issued: number;
  revision: string;
};

export async function readIndexState(): Promise<IndexState> {
  reportTags(listingsTag, treesTag, synonymsTag);
  const [row] = await rows<Documents & Span & Pick<IndexState, "issued" | "revision">>(sql`
    SELECT coalesce((SELECT min(seq) FROM listing_search), 0) AS low,
      coalesce((SELECT max(seq) FROM listing_search), 0) AS high,
      (SELECT last_value FROM listing_search_seq_seq) AS issued,
      (SELECT listings FROM category_counts WHERE category = 'products') AS products,
      (SELECT listings FROM category_counts WHERE category = 'services') AS services,
      (SELECT listings FROM category_counts WHERE category = 'realestate') AS realestate,
      (SELECT concat(coalesce(max(revision), 0), '.', (
        SELECT count(*) FROM search_changes WHERE revision >= coalesce((SELECT max(revision) FROM search_builds), 0)
      )) FROM search_builds) AS revision`);
  const {
    low = 0,
    high = 0,
    issued = 0,
    products = 0,
    services = 0,
    realestate = 0,
    revision = "",
  } = row ?? {};
  return { listings: { products, services, realestate }, all: { low, high }, issued, revision };
}
