import { db } from "@/lib/server/db";
import type { MemberRole } from "@/lib/members/rules";
import type { Browser } from "./browser";
import { createPerson, type Person } from "./people";
import { createSeller, type Seller } from "./selling";
import { signIn } from "./sign-in";

export type Teammate = { person: Person; browser: Browser; memberId: string };

export async function addMember(vendorId: string, role: MemberRole): Promise<Teammate> {
  const person = await createPerson({ confirmed: true });
  const { id: memberId } = await db.member.create({ data: { vendorId, userId: person.id, role } });
  return { person, browser: await signIn(person), memberId };
}

export async function nameOf(userId: string): Promise<string> {
  const { firstName, lastName } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  return `${firstName} ${lastName}`;
}

export type Team = { shop: Seller; owner: Browser; manager: Teammate; agent: Teammate };

export async function createTeam(): Promise<Team> {
  const shop = await createSeller({ confirmed: true });
  const [manager, agent] = [
    await addMember(shop.vendorId, "manager"),
    await addMember(shop.vendorId, "agent"),
  ];
  return { shop, owner: shop.browser, manager, agent };
}
