import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { currentCipherPrefix, decrypt } from "@/lib/server/encryption";
import { receiveWebhooks } from "@/prisma/test/webhook-receiver";
import { createVendorWithWebhook } from "@/prisma/test/webhooks";
import { reencryptWebhooks } from "./reencryption.commands";

const receiver = receiveWebhooks();
const previous = env.AUTH_SECRET!;

afterEach(() => Object.assign(env, { AUTH_SECRET: previous, AUTH_SECRET_PREVIOUS: undefined }));

test("encrypts both secrets of a webhook with the current secret of the site", async () => {
  const { secret, endpointId, rotate } = await createVendorWithWebhook(receiver.address());
  const next = await rotate();
  Object.assign(env, {
    AUTH_SECRET: "another-secret-that-only-tests-use-01234",
    AUTH_SECRET_PREVIOUS: [previous],
  });
  await reencryptWebhooks();
  Object.assign(env, { AUTH_SECRET_PREVIOUS: undefined });
  const stored = await db.webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } });
  const both = [stored.secret, stored.previousSecret!];
  expect(both.every((one) => one.startsWith(currentCipherPrefix()))).toBe(true);
  expect(await Promise.all(both.map(decrypt))).toEqual([next, secret]);
});
