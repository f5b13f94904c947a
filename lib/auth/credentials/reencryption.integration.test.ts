import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { currentCipherPrefix, encrypt, decrypt } from "@/lib/server/encryption";
import { createPerson } from "@/prisma/test/people";
import { reencryptSecondSteps } from "./reencryption.commands";

const previous = env.AUTH_SECRET!;

afterEach(() => Object.assign(env, { AUTH_SECRET: previous, AUTH_SECRET_PREVIOUS: undefined }));

test("encrypts second-step keys again with the current secret, except unreadable ones", async () => {
  const secrets = await Promise.all(["JBSWY3DPEHPK3PXP", "KRUGS4ZANFZSAYJA"].map(encrypt));
  const people = [];
  for (const secret of [...secrets, "unreadable"]) {
    const { id: userId } = await createPerson();
    await db.totpCredential.create({ data: { userId, secret, confirmedAt: new Date() } });
    people.push(userId);
  }
  Object.assign(env, {
    AUTH_SECRET: "another-secret-that-only-tests-use-01234",
    AUTH_SECRET_PREVIOUS: [previous],
  });
  await reencryptSecondSteps();
  Object.assign(env, { AUTH_SECRET_PREVIOUS: undefined });
  const read = async (userId: string) => {
    const { secret } = await db.totpCredential.findUniqueOrThrow({ where: { userId } });
    return { text: await decrypt(secret), isCurrent: secret.startsWith(currentCipherPrefix()) };
  };
  expect(await Promise.all(people.map(read))).toEqual([
    { text: "JBSWY3DPEHPK3PXP", isCurrent: true },
    { text: "KRUGS4ZANFZSAYJA", isCurrent: true },
    { text: null, isCurrent: false },
  ]);
});
