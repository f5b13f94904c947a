import "server-only";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor, countUpTo, type CappedTotal } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import { toPage, type Page } from "@/lib/shared/page";
import { readName } from "@/lib/users/name-search.queries";
import { isOfPerson } from "@/lib/users/name-search.rows";
import { rewardCopy } from "./copy";
import type { RedemptionQuery, RequestedRewardDto } from "./moderation.contract";
import { redemptionCountCap } from "./rules";

type Row = Omit<RequestedRewardDto, "createdAt"> & { createdAt: Date };

const columns = sql`r.id, i.name, r.points, r.status, r.code, r.note, r.created_at AS "createdAt",
  u.first_name || ' ' || u.last_name AS person, u.username::text AS username, u.email::text AS email`;
const tables = sql`reward_redemptions r JOIN reward_items i ON i.id = r.item_id JOIN users u ON u.id = r.user_id`;

function toItem({ createdAt, ...row }: Row): RequestedRewardDto {
  return { ...row, createdAt: createdAt.toISOString() };
}

export async function listRequestedRewards({
  status,
  search,
  limit,
  cursor,
}: RedemptionQuery): Promise<Page<RequestedRewardDto>> {
  const ofPeople = search ? isOfPerson(sql`r.user_id`, await readName(search)) : sql`true`;
  const where = sql`r.status = ${status}::redemption_status AND ${ofPeople}`;
  const after = afterTimeCursor({ columns: sql`r.created_at, r.id`, first: "oldest", cursor });
  const [found, [counted]] = await Promise.all([
    rows<Row>(sql`
      SELECT ${columns} FROM ${tables} WHERE ${where} AND ${after}
      ORDER BY r.created_at, r.id LIMIT ${limit + 1}::int`),
    rows<CappedTotal>(countUpTo(redemptionCountCap, sql`FROM reward_redemptions r WHERE ${where}`)),
  ]);
  return toPage({ found, limit, toItem, placeOf: ({ createdAt, id }) => [createdAt, id] }, counted);
}

export async function readRequestedReward(id: string): Promise<RequestedRewardDto> {
  const [row] = await rows<Row>(sql`SELECT ${columns} FROM ${tables} WHERE r.id = ${id}::uuid`);
  if (!row) throw new AppError("not_found", rewardCopy.unknownRedemption);
  return toItem(row);
}
