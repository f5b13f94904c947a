import { quickAnswerSeconds, type Earning } from "@/lib/rewards/rules";
import { numberSettings } from "@/lib/settings/numbers.rules";
import { makeId } from "../ids";
import { day, type World } from "../world";
import type { People } from "./people";

type Earned = { userId: string; reason: Earning; source: string; age: number };

function earn(world: World, { userId, reason, source, age }: Earned): void {
  world.add("reward_entries", {
    id: makeId(world.random, age * day),
    userId,
    points: numberSettings[`points_${reason}`].fallback,
    reason,
    source,
    expiresAt: world.ago(age - 365),
    createdAt: world.ago(age),
  });
}

function ageOf(world: World, date: unknown): number {
  return (world.now - (date as Date).getTime()) / day;
}

function addProfilePoints(world: World): void {
  for (const user of world.rows.users) {
    const isComplete = user.avatarImageId && user.phone && user.emailVerifiedAt;
    if (!isComplete || !user.id || user.role === "admin") continue;
    const age = ageOf(world, user.createdAt);
    earn(world, {
      userId: user.id,
      reason: "profile_complete",
      source: "profile",
      age: Math.max(0.1, Math.min(age - 1, 300)),
    });
  }
}

function addReferralPoints(world: World, { customer, customers }: People): void {
  const authors = new Map(
    world.rows.reviews.flatMap(({ authorId, status, createdAt }) =>
      status === "published" ? [[authorId, createdAt] as const] : [],
    ),
  );
  const friend = customers.find(({ id, createdAt }) => authors.has(id) && ageOf(world, createdAt) < 200);
  const newcomer = customers.find(({ id, createdAt }) => !authors.has(id) && ageOf(world, createdAt) < 100);
  if (newcomer) newcomer.referredById = customer.id;
  if (!friend) return;
  friend.referredById = customer.id;
  const age = ageOf(world, authors.get(friend.id));
  earn(world, { userId: customer.id, reason: "referral", source: friend.id, age });
}

export function makePoints(world: World, people: People): void {
  const { customer, vendor } = people;
  for (const user of world.rows.users) user.referralCode = user.id?.slice(-12);
  addProfilePoints(world);
  addReferralPoints(world, people);
  for (const { id, authorId, status, createdAt } of world.rows.reviews) {
    if (!id || authorId !== customer.id || status !== "published") continue;
    earn(world, { userId: customer.id, reason: "review", source: id, age: ageOf(world, createdAt) });
  }
  const askers = new Set<string>();
  for (const { starterId, ownerId, jobId, firstReplySeconds, createdAt } of world.rows.conversations) {
    const isQuick = firstReplySeconds && firstReplySeconds <= quickAnswerSeconds;
    if (ownerId !== vendor.id || jobId || !isQuick || askers.has(starterId)) continue;
    askers.add(starterId);
    const source = starterId;
    earn(world, { userId: vendor.id, reason: "quick_answer", source, age: ageOf(world, createdAt) });
  }
}
