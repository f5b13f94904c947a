import "server-only";
import { rows, sql, type Reader } from "@/lib/server/db";
import { afterTimeCursor } from "@/lib/server/sql";
import { ownVendorId, type Viewer } from "@/lib/shared/access";
import { readPoints } from "@/lib/settings/numbers.rows";
import type { Points } from "@/lib/settings/numbers.rules";
import { fromCents } from "@/lib/shared/money";
import { toPage, type Page } from "@/lib/shared/page";
import type {
  EarningWayDto,
  RedemptionDto,
  RewardChoices,
  RewardEntryDto,
  RewardEntryQuery,
  RewardItemDto,
  RewardsDto,
} from "./contract";
import { readAccount } from "./ledger.rows";
import {
  earningNames,
  expiresSoonDays,
  maxChoices,
  shownRedemptions,
  vendorKinds,
  type Earning,
} from "./rules";

type EntryRow = Omit<RewardEntryDto, "createdAt" | "expiresAt"> & { createdAt: Date; expiresAt: Date | null };

function toEntry({ createdAt, expiresAt, ...row }: EntryRow): RewardEntryDto {
  return { ...row, createdAt: createdAt.toISOString(), expiresAt: expiresAt?.toISOString() ?? null };
}

export async function listRewardEntries(
  userId: string,
  { limit, cursor }: RewardEntryQuery,
): Promise<Page<RewardEntryDto>> {
  const after = afterTimeCursor({ columns: sql`e.created_at, e.id`, first: "newest", cursor });
  const [found, [count]] = await Promise.all([
    rows<EntryRow>(sql`
      SELECT e.id, e.points, e.reason, e.note, e.expires_at AS "expiresAt", e.created_at AS "createdAt"
      FROM reward_entries e WHERE e.user_id = ${userId}::uuid AND ${after}
      ORDER BY e.created_at DESC, e.id DESC LIMIT ${limit + 1}`),
    rows<{ total: number }>(sql`
      SELECT count(*)::int AS total FROM reward_entries WHERE user_id = ${userId}::uuid`),
  ]);
  return toPage({ found, limit, toItem: toEntry, placeOf: ({ createdAt, id }) => [createdAt, id] }, count);
}

type RedemptionRow = Omit<RedemptionDto, "createdAt" | "until"> & { createdAt: Date; until: Date | null };

const redemptionColumns = sql`r.id, i.name, i.kind, r.points, r.status, r.code, r.note, r.created_at AS "createdAt",
  coalesce(l.title, a.title) AS subject, coalesce(l.featured_until, a.ends_at) AS until`;
const redemptionTables = sql`reward_redemptions r JOIN reward_items i ON i.id = r.item_id
  LEFT JOIN listings l ON l.id = r.listing_id LEFT JOIN advertisements a ON a.id = r.advertisement_id`;

function toRedemption({ createdAt, until, ...row }: RedemptionRow): RedemptionDto {
  return { ...row, createdAt: createdAt.toISOString(), until: until?.toISOString() ?? null };
}

async function listRedemptions(userId: string): Promise<RedemptionDto[]> {
  const found = await rows<RedemptionRow>(sql`
    SELECT ${redemptionColumns} FROM ${redemptionTables} WHERE r.user_id = ${userId}::uuid
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${shownRedemptions}`);
  return found.map(toRedemption);
}

export async function findRedemption(userId: string, id: string): Promise<RedemptionDto | undefined> {
  const [found] = await rows<RedemptionRow>(sql`
    SELECT ${redemptionColumns} FROM ${redemptionTables}
    WHERE r.id = ${id}::uuid AND r.user_id = ${userId}::uuid`);
  return found && toRedemption(found);
}

export async function readBalance(userId: string, reader: Reader = { rows }): Promise<number> {
  return (await readAccount(userId, expiresSoonDays, reader)).balance;
}

async function listItems(isVendor: boolean): Promise<RewardItemDto[]> {
  const found = await rows<RewardItemDto>(sql`
    SELECT id, name, description, kind, points, value FROM reward_items WHERE active ORDER BY position, id`);
  return found
    .filter(({ kind }) => isVendor || !vendorKinds.includes(kind))
    .map((item) => (item.kind === "voucher" ? { ...item, value: fromCents(item.value) } : item));
}

async function listWays(userId: string, isVendor: boolean, numbers: Points): Promise<EarningWayDto[]> {
  const found = await rows<{ id: Earning; times: number }>(sql`
    SELECT reason AS id, count(*)::int AS times FROM reward_entries
    WHERE user_id = ${userId}::uuid AND points > 0 GROUP BY reason`);
  return earningNames
    .filter((id) => isVendor || id !== "quick_answer")
    .map((id) => ({
      id,
      points: numbers[`points_${id}`],
      times: found.find((row) => row.id === id)?.times ?? 0,
    }));
}

type PersonRow = { photo: boolean; phone: boolean; email: boolean; code: string | null; joined: number };

async function readPerson(userId: string): Promise<PersonRow | undefined> {
  const [person] = await rows<PersonRow>(sql`
    SELECT u.avatar_image_id IS NOT NULL AS photo, coalesce(u.phone, '') <> '' AS phone,
      u.email_verified_at IS NOT NULL AS email,
      CASE WHEN u.role <> 'admin' THEN u.referral_code END AS code,
      (SELECT count(*)::int FROM users f WHERE f.referred_by_id = u.id AND f.status = 'active') AS joined
    FROM users u WHERE u.id = ${userId}::uuid`);
  return person;
}

export async function getRewards(viewer: Viewer): Promise<RewardsDto> {
  const { id } = viewer;
  const isVendor = ownVendorId(viewer) !== null;
  const numbers = await readPoints({ rows });
  const [account, ways, items, redemptions, person] = await Promise.all([
    readAccount(id, expiresSoonDays),
    listWays(id, isVendor, numbers),
    listItems(isVendor),
    listRedemptions(id),
    readPerson(id),
  ]);
  const needs = (["photo", "phone", "email"] as const).filter((part) => !person?.[part]);
  const referral = person?.code ? { code: person.code, joined: person.joined } : null;
  const { points_a_day: mostADay, points_months: months } = numbers;
  return { ...account, mostADay, months, ways, items, redemptions, profileNeeds: needs, referral };
}

export async function listRewardChoices(vendorId: string): Promise<RewardChoices> {
  const [listings, advertisements] = await Promise.all([
    rows<{ id: string; title: string }>(sql`
      SELECT id, title FROM listings WHERE vendor_id = ${vendorId}::uuid AND status = 'approved'
        AND (featured_at IS NULL OR featured_until IS NOT NULL)
      ORDER BY created_at DESC, id DESC LIMIT ${maxChoices}`),
    rows<{ id: string; title: string }>(sql`
      SELECT id, title FROM advertisements WHERE vendor_id = ${vendorId}::uuid
        AND status IN ('scheduled', 'running', 'paused')
      ORDER BY created_at DESC, id DESC LIMIT ${maxChoices}`),
  ]);
  return { listings, advertisements };
}
