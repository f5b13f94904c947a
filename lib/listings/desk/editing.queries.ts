import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { rows, sql } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { fromCents } from "@/lib/shared/money";
import { isUuid } from "@/lib/shared/uuid";
import type { ListingDetails } from "../contract";
import {
  locationOf,
  customLocation,
  joinFacts,
  toInput,
  withRevision,
  type Alts,
  type Content,
  type FactColumns,
  type RevisionChanges,
} from "../offer/content.rules";
import { problemsOf } from "../offer/input.schema";
import type { Category, ListingStatus } from "../rules";
import type { ListingEventDto, OwnImageDto, OwnListingDto } from "./editing.contract";
import { lifecycleCopy } from "./lifecycle.copy";
import {
  actorOf,
  directlyEditableStatuses,
  availableActions,
  revisableStatuses,
  type RevisionStatus,
} from "./lifecycle.rules";
import { readPlanUse } from "./limits.queries";
import { fieldChanges } from "./revisions.rules";

type RevisionRow = {
  id: string;
  status: RevisionStatus;
  reason: string | null;
  createdAt: string;
  updatedAt: string;
  changes: RevisionChanges;
  riskReasons: { code: string; text: string }[];
};

type Row = Omit<Content, "details" | "images" | "alts"> &
  FactColumns & {
    id: string;
    version: number;
    status: ListingStatus;
    featured: boolean;
    details: ListingDetails;
    images: string[];
    alts: Alts;
    location: string;
    vendorId: string;
    vendorName: string;
    vendorUserId: string;
    decisionReason: string | null;
    riskReasons: { code: string; text: string }[];
    createdAt: Date;
    updatedAt: Date;
    submittedAt: Date | null;
    publishedAt: Date | null;
    expiresAt: Date | null;
    viewCount: number;
    favoriteCount: number;
    revision: RevisionRow | null;
  };

/** Any state, with the open revision; callers must check access. */
export type Draft = Omit<Row, "category" | keyof Omit<Content, "category"> | keyof FactColumns> & {
  live: Content;
  proposed: Content;
};

function toDraft(row: Row): Draft {
  const { category, title, description, priceCents, city, state, images, alts, ...others } = row;
  const { details: stored, propertyType, listingType, street, streetPublic, vin, ...rest } = others;
  const details = joinFacts(stored, { propertyType, listingType, street, streetPublic, vin });
  const live: Content = { category, title, description, priceCents, city, state, details, images, alts };
  return { ...rest, live, proposed: row.revision ? withRevision(live, row.revision.changes) : live };
}

export async function readDraft(id: string): Promise<Draft | null> {
  if (!isUuid(id)) return null;
  const [row] = await rows<Row>(sql`
    SELECT l.id, l.version, l.status, l.featured_at IS NOT NULL AS featured, l.category, l.title, l.description, l.price_cents AS "priceCents", l.city,
      l.state, l.property_type AS "propertyType", l.listing_type AS "listingType", l.street, l.street_public AS "streetPublic", l.vin, l.details, l.location,
      l.vendor_id AS "vendorId", l.vendor_name AS "vendorName", v.user_id AS "vendorUserId",
      l.decision_reason AS "decisionReason", l.risk_reasons AS "riskReasons", l.created_at AS "createdAt",
      l.updated_at AS "updatedAt", l.submitted_at AS "submittedAt", l.published_at AS "publishedAt",
      l.expires_at AS "expiresAt", l.view_count AS "viewCount", l.favorite_count AS "favoriteCount",
      ARRAY(SELECT li.image_id::text FROM listing_images li
        WHERE li.listing_id = l.id ORDER BY li.position) AS images,
      coalesce((SELECT json_object_agg(li.image_id, li.alt) FROM listing_images li
        WHERE li.listing_id = l.id AND li.alt <> ''), '{}') AS alts,
      (SELECT json_build_object('id', r.id, 'status', r.status, 'reason', r.reason, 'createdAt', r.created_at,
          'updatedAt', r.updated_at, 'changes', r.changes, 'riskReasons', r.risk_reasons)
        FROM listing_revisions r WHERE r.listing_id = l.id AND r.decided_at IS NULL) AS revision
    FROM listings l JOIN vendors v ON v.id = l.vendor_id WHERE l.id = ${id}::uuid`);
  return row ? toDraft(row) : null;
}

type ImageRow = { id: string; name: string; width: number; height: number; blur: string };

async function readImages(ids: readonly string[]): Promise<Map<string, ImageRow>> {
  if (ids.length === 0) return new Map();
  const found = await rows<ImageRow>(sql`
    SELECT id, name, width, height, blur_data_url AS blur FROM images WHERE id = ANY(${ids}::uuid[])`);
  return new Map(found.map((image) => [image.id, image]));
}

async function readHistory(id: string, vendorUserId: string): Promise<ListingEventDto[]> {
  const found = await rows<Omit<ListingEventDto, "at" | "by"> & { at: Date; actorId: string | null }>(sql`
    SELECT action, from_status AS "from", to_status AS "to", reason, actor_id AS "actorId", created_at AS at
    FROM listing_events WHERE listing_id = ${id}::uuid ORDER BY created_at DESC, id DESC LIMIT 50`);
  return found.map(({ at, actorId, ...event }) => ({
    ...event,
    by: actorId === null ? "system" : actorId === vendorUserId ? "owner" : "team",
    at: at.toISOString(),
  }));
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

export async function describeDraft(draft: Draft) {
  const { live, proposed, revision } = draft;
  const [images, history] = await Promise.all([
    readImages([...live.images, ...proposed.images]),
    readHistory(draft.id, draft.vendorUserId),
  ]);
  const urls = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const image = images.get(id);
      return image ? [imageUrl(image.name, 320)] : [];
    });
  const location = locationOf(proposed) || customLocation(draft.location, live);
  const side = (content: Content, place: string) => ({
    content,
    location: place,
    pictures: urls(content.images),
  });
  return {
    location,
    history,
    images: proposed.images.flatMap((id): OwnImageDto[] => {
      const image = images.get(id);
      if (!image) return [];
      const { width, height, blur: blurDataUrl } = image;
      return [{ id, url: imageUrl(image.name), width, height, blurDataUrl, alt: proposed.alts[id] ?? "" }];
    }),
    revision: revision && {
      id: revision.id,
      status: revision.status,
      reason: revision.reason,
      createdAt: new Date(revision.createdAt).toISOString(),
      updatedAt: new Date(revision.updatedAt).toISOString(),
      changes: fieldChanges(side(live, draft.location), side(proposed, location)),
    },
  };
}

function editingOf(status: ListingStatus): OwnListingDto["editing"] {
  if (directlyEditableStatuses.includes(status)) return "direct";
  return revisableStatuses.includes(status) ? "revision" : "closed";
}

export async function getOwnListing(id: string, viewer: Viewer): Promise<OwnListingDto> {
  const draft = await readDraft(id);
  const actor = draft ? actorOf(viewer, draft.vendorId) : "other";
  if (!draft || actor === "other") throw new AppError("not_found", lifecycleCopy.notFound);
  const { status, featured, proposed } = draft;
  const [described, limits] = await Promise.all([
    describeDraft(draft),
    readPlanUse({ rows }, draft.vendorId),
  ]);
  const rental = proposed.details.listingType === "rent";
  return {
    id,
    version: draft.version,
    updatedAt: draft.updatedAt.toISOString(),
    createdAt: draft.createdAt.toISOString(),
    status,
    featured,
    category: proposed.category as Category,
    title: proposed.title,
    description: proposed.description,
    price: proposed.priceCents > 0 ? fromCents(proposed.priceCents) : null,
    city: proposed.city,
    state: proposed.state,
    details: proposed.details,
    vendorId: draft.vendorId,
    vendorName: draft.vendorName,
    decisionReason: draft.decisionReason,
    submittedAt: iso(draft.submittedAt),
    publishedAt: iso(draft.publishedAt),
    expiresAt: iso(draft.expiresAt),
    viewCount: draft.viewCount,
    favoriteCount: draft.favoriteCount,
    ...described,
    editing: editingOf(status),
    actions: availableActions({ actor, status, rental, featured, openRevision: described.revision !== null }),
    problems: problemsOf(toInput(proposed)),
    limits,
  };
}
