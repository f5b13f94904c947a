import "server-only";
import { findSimilarPicturesOfEach, type SimilarPicture } from "@/lib/listings/desk/similar-listings.rows";
import {
  suspiciousPerHour,
  findBlocked,
  maxNamedOthers,
  wordRisks,
  type BlockedWord,
} from "@/lib/listings/desk/risk.rules";
import { readBlockedWords } from "@/lib/listings/desk/risk.rows";
import type { RiskReasonDto } from "@/lib/listings/desk/risk.schema";
import { rows, sql } from "@/lib/server/db";
import type { Page } from "@/lib/shared/page";
import type { AdQuery, OwnAdDto } from "./desk.contract";
import { listAds } from "./desk.queries";
import type { ReviewedAdDto } from "./moderation.contract";

export async function listModeratedAds(query: AdQuery): Promise<Page<ReviewedAdDto>> {
  const oldestFirst = query.status === "pending" || query.status === undefined;
  const page = await listAds({ ...query, vendorId: null, oldestFirst });
  const waiting = page.items.filter(({ status }) => status === "pending");
  const [words, facts] = await Promise.all([readBlockedWords({ rows }), readFacts(waiting)]);
  const similarPictures = await findSimilarPicturesOfEach({ rows }, [...facts.values()], maxNamedOthers);
  const items = page.items.map((ad) => {
    const seen = facts.get(ad.id);
    return {
      ...ad,
      riskReasons: seen ? risksOf(ad, words, { ...seen, same: similarPictures.get(ad.id) ?? [] }) : [],
    };
  });
  return { ...page, items };
}

type Facts = { id: string; imageId: string; vendorId: string; others: number };

async function readFacts(ads: readonly OwnAdDto[]): Promise<Map<string, Facts>> {
  const ids = ads.flatMap(({ id, vendor }) => (vendor ? [id] : []));
  if (ids.length === 0) return new Map();
  const found = await rows<Facts>(sql`
    SELECT a.id::text AS id, a.image_id::text AS "imageId", a.vendor_id::text AS "vendorId",
      (SELECT count(DISTINCT e.advertisement_id)::int FROM advertisements o
        JOIN advertisement_events e ON e.advertisement_id = o.id
        WHERE o.vendor_id = a.vendor_id AND o.id <> a.id AND e.action = 'submit'
          AND e.created_at BETWEEN a.updated_at - interval '1 hour' AND a.updated_at) AS others
    FROM advertisements a WHERE a.id = ANY(${ids}::uuid[])`);
  return new Map(found.map((fact) => [fact.id, fact]));
}

type RiskFacts = Facts & { same: readonly SimilarPicture[] };

function risksOf(
  { title }: OwnAdDto,
  words: readonly BlockedWord[],
  { same, others }: RiskFacts,
): RiskReasonDto[] {
  const flagged = findBlocked({ title, description: "" }, words).map(({ word }) => word);
  const reasons: (RiskReasonDto | false)[] = [
    same.length > 0 && {
      code: "pictures",
      text: "Another vendor’s listing has the same or nearly the same picture.",
      others: same.map(({ id, title: name }) => ({ id, title: name })),
    },
    others >= suspiciousPerHour && {
      code: "velocity",
      text: `The vendor submitted ${others} other ads within an hour.`,
    },
  ];
  return [...wordRisks(title, flagged), ...reasons.filter((reason) => reason !== false)];
}
