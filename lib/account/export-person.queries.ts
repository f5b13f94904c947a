import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { isDigest, quotesOthers } from "@/lib/notifications/mail/mail.rules";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { AppError } from "@/lib/shared/app-error";
import { fromCents } from "@/lib/shared/money";
import { entryName } from "./export.rules";

const yes = true as const;

async function readAccount(userId: string) {
  const account = await db.user.findUnique({
    where: { id: userId },
    select: {
      id: yes,
      username: yes,
      email: yes,
      emailVerifiedAt: yes,
      firstName: yes,
      lastName: yes,
      phone: yes,
      timeZone: yes,
      quietFrom: yes,
      quietUntil: yes,
      role: yes,
      status: yes,
      referralCode: yes,
      termsAcceptedAt: yes,
      createdAt: yes,
      sessions: { select: { createdAt: yes, lastUsedAt: yes, userAgent: yes, revokedAt: yes } },
      apiKeys: {
        select: { name: yes, scopes: yes, createdAt: yes, lastUsedAt: yes, expiresAt: yes, revokedAt: yes },
      },
      identities: { select: { issuer: yes, subject: yes, email: yes, createdAt: yes, lastUsedAt: yes } },
      passkeys: { select: { name: yes, synced: yes, createdAt: yes, lastUsedAt: yes } },
      signInAlerts: { select: { device: yes, createdAt: yes, usedAt: yes } },
      emailChanges: { select: { newEmail: yes, createdAt: yes, confirmedAt: yes } },
      pushSubscriptions: { select: { endpoint: yes, createdAt: yes } },
      membership: { select: { role: yes, createdAt: yes, vendor: { select: { businessName: yes } } } },
    },
  });
  if (!account) throw new AppError("not_found", "This account doesn’t exist.");
  const { sessions, identities: linkedSignIns, apiKeys, signInAlerts, emailChanges, ...more } = account;
  const { pushSubscriptions, passkeys, membership, ...rest } = more;
  const team = membership && {
    business: membership.vendor.businessName,
    role: membership.role,
    createdAt: membership.createdAt,
  };
  const invitations = await db.memberInvitation.findMany({
    where: { email: account.email },
    select: { role: yes, createdAt: yes, expiresAt: yes, vendor: { select: { businessName: yes } } },
  });
  return {
    account: rest,
    sessions,
    linkedSignIns,
    passkeys,
    apiKeys,
    signInAlerts,
    emailChanges,
    pushSubscriptions,
    membership: team,
    invitations: invitations.map(({ vendor, ...invitation }) => ({
      business: vendor.businessName,
      ...invitation,
    })),
  };
}

async function readChoices(userId: string) {
  const where = { userId };
  const [favorites, savedJobs, savedSearches, notificationChoices, quickReplies, blockedPeople] =
    await Promise.all([
      db.favorite.findMany({ where, select: { listingId: yes, priceCents: yes, note: yes, createdAt: yes } }),
      db.savedJob.findMany({ where, select: { jobId: yes, createdAt: yes } }),
      db.savedSearch.findMany({
        where,
        select: { target: yes, name: yes, filter: yes, frequency: yes, createdAt: yes },
      }),
      db.notificationPreference.findMany({
        where,
        select: { type: yes, site: yes, email: yes, frequency: yes },
      }),
      db.quickReply.findMany({ where, select: { title: yes, text: yes } }),
      db.block.findMany({ where: { blockerId: userId }, select: { blockedId: yes, createdAt: yes } }),
    ]);
  return {
    favorites: favorites.map(({ priceCents, ...favorite }) => ({
      ...favorite,
      priceWhenSaved: fromCents(priceCents),
    })),
    savedJobs,
    savedSearches,
    notificationChoices,
    quickReplies,
    blockedPeople,
  };
}

async function readNotifications(userId: string) {
  const where = { userId };
  const [notifications, mails] = await Promise.all([
    db.notification.findMany({
      where,
      select: { type: yes, title: yes, body: yes, readAt: yes, createdAt: yes },
    }),
    db.mail.findMany({
      where,
      select: { template: yes, type: yes, subject: yes, toAddress: yes, createdAt: yes, sentAt: yes },
    }),
  ]);
  return {
    notifications: notifications.map(({ title, body, ...notification }) =>
      quotesOthers(notification.type) ? notification : { ...notification, title, body },
    ),
    mails: mails.map(({ subject, ...mail }) =>
      (mail.type && quotesOthers(mail.type)) || isDigest(mail.template) ? mail : { ...mail, subject },
    ),
  };
}

/** Includes uploads of a picture that somebody else had uploaded before, which is stored once. */
export function picturesOf(userId: string) {
  return { OR: [{ ownerId: userId }, { uploads: { some: { userId } } }] };
}

async function readFiles(userId: string) {
  const [images, uploads, documents] = await Promise.all([
    db.image.findMany({ where: picturesOf(userId), select: { name: yes, createdAt: yes } }),
    db.upload.findMany({
      where: { userId },
      select: { fileName: yes, status: yes, createdAt: yes, image: { select: { name: yes } } },
    }),
    db.document.findMany({
      where: { ownerId: userId },
      select: { id: yes, originalName: yes, mediaType: yes, bytes: yes, createdAt: yes },
    }),
  ]);
  return {
    pictures: images.map(({ name, createdAt }) => ({
      file: `pictures/${name}.webp`,
      url: `${env.APP_URL}${imageUrl(name, 1280)}`,
      createdAt,
    })),
    uploads: uploads.map(({ image, ...upload }) => ({ ...upload, picture: image?.name ?? null })),
    documents: documents.map((document) => ({ ...document, file: entryName(document) })),
  };
}

/** Without the texts, which are the sellers' and addressed to other sellers. */
function readRatingsAbout(buyerId: string) {
  return db.buyerRating.findMany({
    where: { buyerId, status: "published" },
    select: { rating: yes, createdAt: yes },
    orderBy: { createdAt: "asc" },
  });
}

async function readTraces(userId: string) {
  const [reviews, ratingsAboutMe, reports, points, balance, redemptions, files] = await Promise.all([
    db.review.findMany({
      where: { authorId: userId, status: { not: "deleted" } },
      select: {
        listingId: yes,
        rating: yes,
        text: yes,
        status: yes,
        decisionReason: yes,
        createdAt: yes,
        photos: { select: { image: { select: { name: yes } } } },
      },
    }),
    readRatingsAbout(userId),
    db.report.findMany({
      where: { reporterId: userId },
      select: { subjectType: yes, subjectId: yes, reason: yes, text: yes, status: yes, createdAt: yes },
    }),
    db.rewardEntry.findMany({
      where: { userId },
      select: { points: yes, reason: yes, note: yes, expiresAt: yes, createdAt: yes },
    }),
    db.rewardBalance.findUnique({ where: { userId }, select: { balance: yes } }),
    db.rewardRedemption.findMany({
      where: { userId },
      select: {
        item: { select: { name: yes } },
        points: yes,
        status: yes,
        code: yes,
        note: yes,
        createdAt: yes,
        handledAt: yes,
      },
    }),
    readFiles(userId),
  ]);
  return {
    reviews: reviews.map(({ photos, ...review }) => ({
      ...review,
      photos: photos.map(({ image }) => image.name),
    })),
    ratingsAboutMe,
    reports,
    points,
    pointsBalance: balance?.balance ?? 0,
    redemptions: redemptions.map(({ item, ...redemption }) => ({ ...redemption, item: item.name })),
    ...files,
  };
}

export async function readPersonExport(userId: string) {
  const [account, choices, notifications, traces] = await Promise.all([
    readAccount(userId),
    readChoices(userId),
    readNotifications(userId),
    readTraces(userId),
  ]);
  return { ...account, ...choices, ...notifications, ...traces };
}
