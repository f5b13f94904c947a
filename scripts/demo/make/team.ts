import { invitationDays } from "@/lib/members/rules";
import { makeId } from "../ids";
import { createRandom } from "../random";
import { deskWords } from "../desk-words";
import { day, type World } from "../world";
import { createRegistry, type People, type Person } from "./people";
import type { Shops } from "./vendors";

type Team = { vendorId: string; owner: Person };
type Entry = { actor: Person; action: string; summary: string; age: number };

function addActivity(world: World, { vendorId }: Team, { actor, action, summary, age }: Entry): void {
  world.add("audit_log", {
    id: makeId(world.random, age * day),
    actorId: actor.id,
    actorName: actor.username,
    action: `member.${action}`,
    subjectType: "team",
    subjectId: vendorId,
    summary,
    createdAt: world.ago(age),
  });
}

function addMember(world: World, team: Team, person: Person, { role, joinedDaysAgo }: MemberWords): string {
  const id = makeId(world.random, joinedDaysAgo * day);
  const createdAt = world.ago(joinedDaysAgo);
  world.add("members", { id, vendorId: team.vendorId, userId: person.id, role, createdAt });
  const invited = `${team.owner.username} invited a person as ${role}`;
  addActivity(world, team, {
    actor: team.owner,
    action: "invite",
    summary: invited,
    age: joinedDaysAgo + 0.6,
  });
  const joined = `${person.username} joined the team as ${role}`;
  addActivity(world, team, { actor: person, action: "join", summary: joined, age: joinedDaysAgo });
  return id;
}

type MemberWords = (typeof deskWords.team.members)[number];
type Member = { id: string; person: Person };

function assignThreads(world: World, team: Team, members: readonly Member[]): void {
  const threads = world.rows.conversations
    .filter(({ ownerId, listingId }) => ownerId === team.owner.id && listingId)
    .toSorted((a, b) => Number(b.lastMessageAt) - Number(a.lastMessageAt));
  for (const [index, thread] of threads.slice(0, 6).entries()) {
    const member = members[index % 3];
    if (!member) continue;
    const { id, person } = member;
    thread.assigneeId = id;
    const answers = world.rows.messages.filter(
      (message) =>
        message.conversationId === thread.id && message.senderId === team.owner.id && !message.dealStep,
    );
    for (const answer of answers) answer.writtenById = person.id;
    const last = answers.at(-1);
    if (!last) continue;
    const age = (world.now - Number(last.createdAt)) / day;
    const summary = `${person.username} answered a customer`;
    addActivity(world, team, { actor: person, action: "answer", summary, age });
  }
}

export function makeTeam(shared: World, { vendor }: People, shops: Shops): void {
  // A separate random sequence, so that the rest of the demo doesn't change.
  const world: World = { ...shared, random: createRandom("plaza demo team") };
  const team = { vendorId: shops.demo.row.id, owner: vendor };
  const enrol = createRegistry(world, vendor.passwordHash ?? "");
  const members = deskWords.team.members.map((words) => {
    const { firstName, lastName } = words;
    const person = enrol(words.joinedDaysAgo + 1, { firstName, lastName, avatarImageId: null });
    return { id: addMember(world, team, person, words), person };
  });
  assignThreads(world, team, members);
  for (const { email, role, invitedDaysAgo } of deskWords.team.invitations) {
    world.add("member_invitations", {
      id: makeId(world.random, invitedDaysAgo * day),
      vendorId: team.vendorId,
      email,
      role,
      tokenHash: world.random.hex(64),
      invitedById: vendor.id,
      createdAt: world.ago(invitedDaysAgo),
      expiresAt: world.ago(invitedDaysAgo - invitationDays),
    });
    const summary = `${vendor.username} invited a person as ${role}`;
    addActivity(world, team, { actor: vendor, action: "invite", summary, age: invitedDaysAgo });
  }
}
