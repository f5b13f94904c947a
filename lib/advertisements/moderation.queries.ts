import "server-only";
import type { Page } from "@/lib/shared/page";
import type { AdQuery, OwnAdDto } from "./desk.contract";
import { listAds } from "./desk.queries";

/** Advertisements of everybody, those who wait longest first. */
export function listModeratedAds(query: AdQuery): Promise<Page<OwnAdDto>> {
  return listAds({ ...query, vendorId: null, oldestFirst: true });
}
