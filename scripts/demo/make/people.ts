import { userRow } from "@/prisma/factories/rows";
import type { Prisma } from "@/prisma/generated/client";
import { makeId } from "../ids";
import { demoWords, type Gender } from "../words";
import { day, type WithId, type World } from "../world";

export type Person = WithId<Prisma.UserCreateManyInput>;

const { firstNames, lastNames } = demoWords.people;

export const demoPassword = "market-demo-2026";
export const demoUsernames = {
  admin: "demo-admin",
  vendor: "demo-vendor",
  customer: "demo-customer",
  pending: "demo-pending",
} as const;

export function createRegistry(world: World, passwordHash: string) {
  const { random } = world;
  const usedNames = new Set<string>();
  const portraits = world.pictures("avatar/").flatMap(({ id }) => [id, id, id]);

  function usernameFor(first: string, last: string): string {
    const base = `${first}.${last}`.toLowerCase();
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? base : `${base}${number}`;
      if (usedNames.has(name)) continue;
      usedNames.add(name);
      return name;
    }
  }

  return function enrol(age: number, overrides: Partial<Prisma.UserCreateManyInput> = {}): Person {
    const gender: Gender = random.chance(0.5) ? "f" : "m";
    const firstName = overrides.firstName ?? random.pick(firstNames[gender]);
    const lastName = overrides.lastName ?? random.pick(lastNames);
    const username = overrides.username ?? usernameFor(firstName, lastName);
    const createdAt = world.ago(age);
    const portrait = random.chance(0.3)
      ? (portraits.splice(random.int(0, portraits.length - 1), 1)[0] ?? null)
      : null;
    return world.add("users", {
      ...userRow({
        username,
        email: `${username}@mail.example`,
        firstName,
        lastName,
        phone: `${random.int(201, 979)}-555-${String(random.int(100, 199)).padStart(4, "0")}`,
        passwordHash,
        demo: true,
        emailVerifiedAt: new Date(createdAt.getTime() + random.int(2, 300) * 60_000),
        termsAcceptedAt: createdAt,
        avatarImageId: portrait,
        createdAt,
        updatedAt: createdAt,
        ...overrides,
      }),
      id: makeId(random, age * day),
    });
  };
}

export type Registry = ReturnType<typeof createRegistry>;

export function makePeople(world: World, enrol: Registry) {
  const avatarOf = (name: string) => world.pictures(`avatar/${name}`)[0]?.id ?? null;
  return {
    admin: enrol(400, {
      username: demoUsernames.admin,
      firstName: "Ada",
      lastName: "Reyes",
      role: "admin",
      avatarImageId: avatarOf("telescope"),
    }),
    vendor: enrol(320, {
      username: demoUsernames.vendor,
      firstName: "Elena",
      lastName: "Whitaker",
      role: "vendor",
      avatarImageId: avatarOf("teapot"),
    }),
    customer: enrol(210, {
      username: demoUsernames.customer,
      firstName: "Marcus",
      lastName: "Bennett",
      avatarImageId: avatarOf("bicycle"),
    }),
    pending: enrol(2, {
      username: demoUsernames.pending,
      firstName: "Priya",
      lastName: "Shah",
      role: "vendor",
      avatarImageId: null,
    }),
    customers: Array.from({ length: 150 }, (_, index) => enrol(3 + ((index * 97) % 380))),
  };
}

export type People = ReturnType<typeof makePeople>;
