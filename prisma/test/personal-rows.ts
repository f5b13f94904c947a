import { db, sql, rows } from "@/lib/server/db";
import { createJob, createListing, createUser } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";

type Person = { userId: string; vendorId: string; email: string; word: string };

async function addAccess({ userId, word }: Person): Promise<void> {
  const expiresAt = daysFromNow(1);
  const session = await db.session.create({ data: { userId, expiresAt, userAgent: word } });
  const keys = { p256dh: "a", auth: "b" };
  await db.pushSubscription.create({
    data: { userId, sessionId: session.id, endpoint: `https://push.example/${word}`, ...keys },
  });
  await db.apiKey.create({
    data: { userId, name: word, keyHash: word, start: "plaza", scopes: ["listings:read"], expiresAt },
  });
  await db.passwordResetToken.create({ data: { userId, tokenHash: word, expiresAt } });
  await db.emailChange.create({
    data: { userId, newEmail: `${word}@mail.example`, tokenHash: word, expiresAt },
  });
  await db.totpCredential.create({ data: { userId, secret: word } });
  await db.recoveryCode.create({ data: { userId, codeHash: word } });
  await db.loginChallenge.create({ data: { userId, tokenHash: word, expiresAt } });
  await db.identity.create({
    data: { userId, issuer: "https://id.example", subject: word, email: `${word}@id.example` },
  });
  await db.signInAlert.create({ data: { userId, device: word, tokenHash: word, expiresAt } });
  await db.passkey.create({
    data: { userId, credentialId: word, publicKey: word, counter: 0, synced: false, name: word },
  });
  await db.passkeyChallenge.create({ data: { userId, challengeHash: word, expiresAt } });
}

async function addBell({ userId, word }: Person): Promise<void> {
  const item = { userId, type: "message", title: word } as const;
  await db.notificationPreference.create({ data: { userId, type: "message" } });
  await db.digestItem.create({ data: { ...item, frequency: "daily", href: "/" } });
  await db.unsubscribeToken.create({ data: { userId, hash: word } });
  await db.liveEventCounter.upsert({ where: { userId }, create: { userId, last: 1 }, update: {} });
  const before = { userId, topic: "message", subjectId: userId };
  await db.liveEvent.create({ data: { ...before, number: 1_000_000 } });
  const undo = await db.undo.create({
    data: {
      actorId: userId,
      subjectType: "listing",
      subjectId: userId,
      summary: word,
      before: {},
      after: {},
      tags: [],
      dueAt: daysFromNow(1),
    },
  });
  await db.heldNotice.create({
    data: { undoId: undo.id, userId, notice: { title: word }, dueAt: daysFromNow(1) },
  });
}

async function addLists({ userId, word }: Person): Promise<void> {
  const { id: jobId } = await createJob();
  const { id: other } = await createUser({ referredById: userId });
  await db.savedJob.create({ data: { userId, jobId, facts: {} } });
  await db.savedSearch.create({ data: { userId, name: word, filter: { search: word } } });
  await db.block.createMany({
    data: [
      { blockerId: userId, blockedId: other },
      { blockerId: other, blockedId: userId },
    ],
  });
  await db.addressBlock.create({ data: { blockerId: userId, emailHash: word } });
  await db.upload.create({ data: { userId, kind: "pdf", fileName: word } });
  await db.idempotencyKey.create({
    data: { userId, key: word, endpoint: "x", bodyHash: "x", steps: { word }, expiresAt: daysFromNow(1) },
  });
}

async function addTeam({ userId, vendorId, email, word }: Person): Promise<void> {
  const { id: listingId, vendorId: elsewhere } = await createListing();
  const { id: agent } = await createUser();
  await db.listingRevision.create({
    data: { listingId, authorId: userId, baseVersion: 1, changes: { price: 1 } },
  });
  await db.listingImport.create({ data: { vendorId: elsewhere, createdById: userId, fileName: "a.csv" } });
  const expiresAt = daysFromNow(1);
  await db.member.createMany({
    data: [
      { vendorId: elsewhere, userId, role: "agent" },
      { vendorId, userId: agent, role: "agent" },
    ],
  });
  await db.memberInvitation.createMany({
    data: [
      {
        vendorId,
        invitedById: userId,
        email: `${word}@team.example`,
        role: "agent",
        tokenHash: word,
        expiresAt,
      },
      { vendorId: elsewhere, email, role: "agent", tokenHash: `${word}-other`, expiresAt },
    ],
  });
  await db.webhookEndpoint.create({
    data: { vendorId, url: `https://${word}.example`, events: ["listing.sold"], secret: word },
  });
}

type Talk = Person & { conversationId: string; listingId: string };

async function addRatings({ userId, vendorId, word, conversationId, listingId }: Talk): Promise<void> {
  const { id: buyerId } = await createUser();
  const { vendorId: elsewhere } = await createListing();
  const offer = {
    conversationId,
    listingId,
    proposedById: buyerId,
    amountCents: 100,
    expiresAt: daysFromNow(1),
    status: "declined",
    decidedAt: new Date(),
  } as const;
  for (const rating of [
    { vendorId, buyerId },
    { vendorId: elsewhere, buyerId: userId },
  ]) {
    const { id: dealId } = await db.offer.create({ data: offer });
    await db.buyerRating.create({
      data: { ...rating, dealId, rating: 4, text: word, publishAt: new Date() },
    });
  }
  const { id: dealId } = await db.offer.create({ data: offer });
  const about = { dealId, openerId: buyerId, otherId: (await createUser()).id, reason: "other" } as const;
  const statement = { authorId: about.otherId, writtenById: userId, text: "Written for the business." };
  await db.dealCase.create({
    data: { ...about, statementsUntil: daysFromNow(1), statements: { create: statement } },
  });
  const held = { conversationId, senderId: userId, text: word, copies: 3 };
  await db.heldMessage.create({ data: { ...held, status: "refused" } });
  await rows(
    sql`UPDATE messages SET written_by_id = ${userId}::uuid WHERE conversation_id = ${conversationId}::uuid`,
  );
}

export async function addPersonalRows(talk: Talk): Promise<void> {
  await addAccess(talk);
  await addBell(talk);
  await addLists(talk);
  await addTeam(talk);
  await addRatings(talk);
}
