import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { join, raw, rows, slowRows, sql } from "@/lib/server/db";
import {
  afterTimeCursor,
  allOf,
  constant,
  containsPattern,
  countUpTo,
  type CappedTotal,
  type Sql,
} from "@/lib/server/sql";
import { valuesMark } from "@/lib/server/statements";
import { AppError } from "@/lib/shared/app-error";
import { fromCents } from "@/lib/shared/money";
import { toPage, type Page } from "@/lib/shared/page";
import { nextState } from "@/lib/shared/lifecycle";
import { moderationActions, type ModerationAction } from "@/lib/shared/moderation";
import { describeDraft, readDraft, type Draft } from "../desk/editing.queries";
import { lifecycleCopy } from "../desk/lifecycle.copy";
import { revisionTransitions, findListingTransition } from "../desk/lifecycle.rules";
import { periodColumn, withPeriod, type PeriodRow } from "../offer/price-period.rows";
import { pricePeriod } from "../offer/price-period.rules";
import { countCap, maxExcerpt } from "../rules";
import type {
  AdminListQuery,
  ModeratedDetailDto,
  ModeratedListingDto,
  PendingQuery,
} from "./decision.contract";

type VendorRow = ModeratedListingDto["vendor"];

type Row = PeriodRow &
  Omit<ModeratedListingDto, "price" | "per" | "image" | "updatedAt" | "waitingSince"> & {
    priceCents: number;
    image: string | null;
    updatedAt: Date;
    waitingSince: Date;
  };

const vendorColumn = sql`json_build_object('id', v.id, 'businessName', v.business_name, 'status', v.status,
  'verified', v.verified,
  'approved', (SELECT count(*) FROM listings p WHERE p.vendor_id = v.id AND p.published_at IS NOT NULL),
  'rejected', (SELECT count(*) FROM listings p WHERE p.vendor_id = v.id AND p.status = 'rejected')) AS vendor`;

const columns = sql`l.id, q.kind, q."revisionId", q."updatedAt", l.status,
  coalesce((q.changes->>'category')::category, l.category) AS category,
  coalesce(q.changes->>'title', l.title) AS title,
  left(coalesce(q.changes->>'description', l.description), ${constant(maxExcerpt)}) AS description,
  l.price_cents AS "priceCents", ${periodColumn}, l.location, q."waitingSince", q."riskReasons", ${vendorColumn},
  (SELECT i.name FROM images i WHERE i.id = coalesce((q.changes->'images'->>0)::uuid,
    (SELECT li.image_id FROM listing_images li WHERE li.listing_id = l.id ORDER BY li.position LIMIT 1))) AS image`;

function toListing({ priceCents, per, image, updatedAt, waitingSince, ...row }: Row): ModeratedListingDto {
  return {
    ...row,
    price: fromCents(priceCents),
    ...withPeriod({ per }),
    image: image ? imageUrl(image, 320) : null,
    updatedAt: updatedAt.toISOString(),
    waitingSince: waitingSince.toISOString(),
  };
}

function searchConditions(
  { category, search }: Pick<AdminListQuery, "category" | "search">,
  titles: readonly Sql[] = [sql`l.title`],
): Sql[] {
  const pattern = search ? containsPattern(search) : null;
  const names = [...titles, sql`l.vendor_name`].map((name) => sql`${name} ILIKE ${pattern}`);
  return [
    ...(category ? [sql`l.category = ${category}::category`] : []),
    ...(pattern ? [sql`${raw(valuesMark)} (${join(names, " OR ")})`] : []),
  ];
}

const placeOf = ({ waitingSince, id }: Row) => [waitingSince, id];

type QueueSource = {
  from: Sql;
  order: Sql;
  columns: Sql;
  titles: Sql[];
};

const waitingListings: QueueSource = {
  from: sql`FROM listings l WHERE l.status = 'pending'`,
  order: sql`coalesce(l.submitted_at, l.created_at), l.id`,
  columns: sql`'listing' AS kind, NULL::uuid AS "revisionId", l.updated_at AS "updatedAt",
    coalesce(l.submitted_at, l.created_at) AS "waitingSince", l.id AS "listingId",
    l.risk_reasons AS "riskReasons", '{}'::jsonb AS changes`,
  titles: [sql`l.title`],
};

const waitingRevisions: QueueSource = {
  from: sql`FROM listing_revisions r JOIN listings l ON l.id = r.listing_id WHERE r.status = 'pending'`,
  order: sql`r.created_at, r.listing_id`,
  columns: sql`'revision' AS kind, r.id AS "revisionId", r.updated_at AS "updatedAt", r.created_at AS "waitingSince",
    r.listing_id AS "listingId", r.risk_reasons AS "riskReasons", r.changes`,
  titles: [sql`l.title`, sql`r.changes->>'title'`],
};

export async function listPendingListings(query: PendingQuery): Promise<Page<ModeratedListingDto>> {
  const { kind, limit, cursor } = query;
  const sources = [
    ...(kind === "revision" ? [] : [waitingListings]),
    ...(kind === "listing" ? [] : [waitingRevisions]),
  ];
  const conditionsOf = ({ titles }: QueueSource) => allOf(searchConditions(query, titles));
  const fronts = sources.map((source) => {
    const { from, order, columns: own } = source;
    const after = afterTimeCursor({ columns: order, first: "oldest", cursor });
    return sql`(SELECT ${own} ${from} AND ${conditionsOf(source)} AND ${after} ORDER BY ${order} LIMIT ${limit + 1}::int)`;
  });
  const counts = sources.map(
    (source) => sql`(SELECT 1 ${source.from} AND ${conditionsOf(source)} LIMIT ${constant(countCap + 1)})`,
  );
  const [found, [counted]] = await Promise.all([
    slowRows<Row>(sql`
      SELECT ${columns} FROM (SELECT * FROM (${join(fronts, " UNION ALL ")}) fronts
        ORDER BY "waitingSince", "listingId" LIMIT ${limit + 1}::int) q
      JOIN listings l ON l.id = q."listingId" JOIN vendors v ON v.id = l.vendor_id
      ORDER BY q."waitingSince", q."listingId"`),
    slowRows<CappedTotal>(countUpTo(countCap, sql`FROM (${join(counts, " UNION ALL ")}) waiting`)),
  ]);
  return toPage({ found, limit, toItem: toListing, placeOf }, counted);
}

export async function listAdminListings(query: AdminListQuery): Promise<Page<ModeratedListingDto>> {
  const { status, vendor, limit, cursor } = query;
  const conditions = [
    ...(status ? [sql`l.status = ${status}::listing_status`] : []),
    ...(vendor ? [sql`l.vendor_id = ${vendor}::uuid`] : []),
    ...searchConditions(query),
  ];
  const after = afterTimeCursor({ columns: sql`l.created_at, l.id`, first: "newest", cursor });
  const [found, [counted]] = await Promise.all([
    slowRows<Row>(sql`
      SELECT ${columns} FROM (SELECT * FROM listings l WHERE ${allOf([...conditions, after])}
        ORDER BY l.created_at DESC, l.id DESC LIMIT ${limit + 1}::int) l
      JOIN vendors v ON v.id = l.vendor_id
      CROSS JOIN LATERAL (SELECT 'listing' AS kind, l.updated_at AS "updatedAt", l.created_at AS "waitingSince",
        l.risk_reasons AS "riskReasons", '{}'::jsonb AS changes, (SELECT r.id FROM listing_revisions r
          WHERE r.listing_id = l.id AND r.status = 'pending') AS "revisionId") q
      ORDER BY l.created_at DESC, l.id DESC`),
    slowRows<CappedTotal>(countUpTo(countCap, sql`FROM listings l WHERE ${allOf(conditions)}`)),
  ]);
  return toPage({ found, limit, toItem: toListing, placeOf }, counted);
}

async function readVendor(id: string): Promise<VendorRow> {
  const [row] = await rows<{ vendor: VendorRow }>(
    sql`SELECT ${vendorColumn} FROM vendors v WHERE v.id = ${id}::uuid`,
  );
  if (!row) throw new AppError("not_found", lifecycleCopy.notFound);
  return row.vendor;
}

function availableDecisions({
  live,
  revision,
  status,
}: Draft & { status: Row["status"] }): ModerationAction[] {
  const rental = live.details.listingType === "rent";
  return moderationActions.filter((action) => {
    if (action !== "remove" && revision && status !== "pending") {
      return nextState(revisionTransitions, { status: revision.status, action, actor: "admin" }) !== null;
    }
    return findListingTransition({ action, actor: "admin", status, rental }) !== null;
  });
}

export async function getAdminListing(id: string): Promise<ModeratedDetailDto> {
  const draft = await readDraft(id);
  if (!draft) throw new AppError("not_found", lifecycleCopy.notFound);
  const [described, vendor] = await Promise.all([describeDraft(draft), readVendor(draft.vendorId)]);
  const { proposed, status } = draft;
  const pending = draft.revision?.status === "pending" && status !== "pending" ? draft.revision : null;
  const waiting = draft.submittedAt ?? draft.createdAt;
  return {
    id,
    kind: pending ? "revision" : "listing",
    revisionId: pending?.id ?? null,
    updatedAt: new Date(pending?.updatedAt ?? draft.updatedAt).toISOString(),
    status,
    category: proposed.category,
    title: proposed.title,
    description: proposed.description,
    price: fromCents(proposed.priceCents),
    ...withPeriod({ per: pricePeriod(proposed.details) ?? null }),
    image: described.images[0]?.url ?? null,
    waitingSince: new Date(pending?.createdAt ?? waiting).toISOString(),
    riskReasons: pending?.riskReasons ?? draft.riskReasons,
    vendor,
    city: proposed.city,
    state: proposed.state,
    details: proposed.details,
    decisionReason: draft.decisionReason,
    publishedAt: draft.publishedAt?.toISOString() ?? null,
    expiresAt: draft.expiresAt?.toISOString() ?? null,
    ...described,
    actions: availableDecisions(draft),
  };
}
