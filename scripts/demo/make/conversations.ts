import type { DealStep } from "@/lib/messages/deal.rules";
import { makeId } from "../ids";
import { demoWords, type Line } from "../words";
import { day, type World } from "../world";
import type { DemoListing } from "./listings";
import type { Person } from "./people";

export type ConversationLine = Line | readonly [...Line, DealStep];

export type Conversation = {
  about: { listingId: string } | { jobId: string };
  starter: Person;
  ownerId: string;
  lines: readonly ConversationLine[];
  age: number;
  unread?: number;
  closed?: boolean;
};

export function addTalk(world: World, talk: Conversation): string | null {
  const { random } = world;
  const subject = "listingId" in talk.about ? talk.about.listingId : talk.about.jobId;
  if (!world.claim(`talk ${subject} ${talk.starter.id}`)) return null;
  const { starter, ownerId, lines, age } = talk;
  const id = makeId(random, (age + 2) * day);
  const gaps = lines.map(() => random.between(0.01, 0.35));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  let at = age + total;
  const times = gaps.map((gap) => world.ago((at -= gap)));
  const [first] = times;
  const answer = lines.findIndex(([who]) => who === "owner");
  const answeredAt = times[answer];
  const last = lines.at(-1);
  const unread = Math.min(talk.unread ?? 0, lines.length);
  const waiting = last?.[0] === "starter" ? "owner" : "starter";
  const sent = (who: Line[0]) => lines.filter(([sender]) => sender === who).length;
  world.add("conversations", {
    id,
    listingId: "listingId" in talk.about ? talk.about.listingId : null,
    jobId: "jobId" in talk.about ? talk.about.jobId : null,
    starterId: starter.id,
    ownerId,
    starterUnread: waiting === "starter" ? unread : 0,
    ownerUnread: waiting === "owner" ? unread : 0,
    starterMessages: sent("starter"),
    ownerMessages: sent("owner"),
    firstReplySeconds:
      first && answeredAt ? Math.round((answeredAt.getTime() - first.getTime()) / 1000) : null,
    lastMessageAt: times.at(-1) ?? world.ago(age),
    lastMessageText: last?.[1].slice(0, 200) ?? "",
    dealClosedAt: talk.closed ? world.ago(age) : null,
    createdAt: first ?? world.ago(age),
  });
  lines.forEach(([who, text, dealStep], index) => {
    const createdAt = times[index] ?? world.ago(age);
    const isUnread = index >= lines.length - unread;
    world.add("messages", {
      id: makeId(random, world.now - createdAt.getTime()),
      conversationId: id,
      senderId: who === "starter" ? starter.id : ownerId,
      text,
      dealStep: dealStep ?? null,
      createdAt,
      readAt: isUnread
        ? null
        : new Date(Math.min(world.now, createdAt.getTime() + random.int(1, 90) * 60_000)),
    });
  });
  return id;
}

export function pickLines(world: World, { row }: DemoListing, complete: boolean): readonly Line[] {
  const lines = world.random.pick(demoWords.messages.threads[row.category]);
  return complete ? lines : lines.slice(0, world.random.int(1, lines.length));
}
