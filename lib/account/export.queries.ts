import "server-only";
import type { z } from "zod";
import { imageUrl } from "@/lib/images/rules";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { getSite } from "@/lib/server/site";
import { AppError } from "@/lib/shared/app-error";
import { fromCents } from "@/lib/shared/money";
import type { exportSchema } from "./export.schema";

const yes = true as const;

/** What other people wrote stays theirs: of a conversation only the person's own messages are given out. */
async function readMessages(userId: string) {
  const [messages, offers, viewings] = await Promise.all([
    db.message.findMany({
      where: { senderId: userId },
      select: { conversationId: yes, text: yes, createdAt: yes },
      orderBy: { createdAt: "asc" },
    }),
    db.offer.findMany({
      where: { proposedById: userId },
      select: { listingId: yes, amountCents: yes, quantity: yes, note: yes, status: yes, createdAt: yes },
    }),
    db.viewing.findMany({
      where: { requestedById: userId },
      select: { listingId: yes, startsAt: yes, note: yes, status: yes, createdAt: yes },
    }),
  ]);
  return {
    messages,
    offers: offers.map(({ amountCents, ...offer }) => ({ ...offer, amount: fromCents(amountCents) })),
    viewings,
  };
}

async function readBusiness(userId: string) {
  const vendor = await db.vendor.findUnique({
    where: { userId },
    select: {
      id: yes,
      businessName: yes,
      category: yes,
      phone: yes,
      status: yes,
      decisionReason: yes,
      about: yes,
      hours: yes,
      website: yes,
      city: yes,
      state: yes,
      submittedAt: yes,
      approvedAt: yes,
      applications: { select: { businessName: yes, note: yes, status: yes, reason: yes, submittedAt: yes } },
      listings: {
        select: {
          id: yes,
          category: yes,
          status: yes,
          title: yes,
          description: yes,
          priceCents: yes,
          location: yes,
          details: yes,
          createdAt: yes,
        },
      },
      advertisements: {
        select: { id: yes, title: yes, linkUrl: yes, status: yes, startsAt: yes, endsAt: yes },
      },
      payments: { select: { amountCents: yes, status: yes, periodStart: yes, periodEnd: yes, paidAt: yes } },
    },
  });
  if (!vendor) return null;
  const { listings, payments, ...rest } = vendor;
  return {
    ...rest,
    listings: listings.map(({ priceCents, ...listing }) => ({ ...listing, price: fromCents(priceCents) })),
    payments: payments.map(({ amountCents, ...payment }) => ({ ...payment, amount: fromCents(amountCents) })),
  };
}

async function readJobs(userId: string) {
  const [jobs, applications] = await Promise.all([
    db.job.findMany({
      where: { posterId: userId },
      select: { id: yes, title: yes, company: yes, status: yes, description: yes, createdAt: yes },
    }),
    db.jobApplication.findMany({
      where: { applicantId: userId },
      select: {
        jobId: yes,
        note: yes,
        status: yes,
        createdAt: yes,
        answers: { select: { text: yes, question: { select: { text: yes } } } },
      },
    }),
  ]);
  return { jobs, applications };
}

async function readChoices(userId: string) {
  const where = { userId };
  const [favorites, savedSearches, jobSearches, notifications, choices, quickReplies, blocks] =
    await Promise.all([
      db.favorite.findMany({ where, select: { listingId: yes, priceCents: yes, note: yes, createdAt: yes } }),
      db.savedSearch.findMany({ where, select: { name: yes, filter: yes, frequency: yes, createdAt: yes } }),
      db.jobSearch.findMany({ where, select: { name: yes, query: yes, createdAt: yes } }),
      db.notification.findMany({ where, select: { type: yes, title: yes, body: yes, createdAt: yes } }),
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
    savedSearches,
    jobSearches,
    notifications,
    notificationChoices: choices,
    quickReplies,
    blockedPeople: blocks,
  };
}

async function readTraces(userId: string) {
  const [reviews, reports, points, redemptions, images, documents, mails] = await Promise.all([
    db.review.findMany({
      where: { authorId: userId },
      select: { listingId: yes, rating: yes, text: yes, status: yes, replyText: yes, createdAt: yes },
    }),
    db.report.findMany({
      where: { reporterId: userId },
      select: { subjectType: yes, reason: yes, text: yes, status: yes, createdAt: yes },
    }),
    db.rewardEntry.findMany({
      where: { userId },
      select: { points: yes, reason: yes, note: yes, expiresAt: yes, createdAt: yes },
    }),
    db.rewardRedemption.findMany({ where: { userId }, select: { points: yes, status: yes, createdAt: yes } }),
    db.image.findMany({ where: { ownerId: userId }, select: { name: yes, createdAt: yes } }),
    db.document.findMany({
      where: { ownerId: userId },
      select: { originalName: yes, mediaType: yes, bytes: yes, createdAt: yes },
    }),
    db.mail.findMany({ where: { userId }, select: { subject: yes, toAddress: yes, createdAt: yes } }),
  ]);
  return {
    reviews,
    reports,
    points,
    redemptions,
    pictures: images.map(({ name, createdAt }) => ({
      url: `${env.APP_URL}${imageUrl(name, 1280)}`,
      createdAt,
    })),
    documents,
    mails,
  };
}

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
      role: yes,
      status: yes,
      referralCode: yes,
      termsAcceptedAt: yes,
      createdAt: yes,
      sessions: { select: { createdAt: yes, lastUsedAt: yes, userAgent: yes, revokedAt: yes } },
    },
  });
  if (!account) throw new AppError("not_found", "This account doesn’t exist.");
  return account;
}

/** Everything the site holds about a person, without passwords, keys and what others wrote. */
export async function readExport(userId: string): Promise<z.input<typeof exportSchema>> {
  const [{ sessions, ...account }, business, jobs, conversations, choices, traces] = await Promise.all([
    readAccount(userId),
    readBusiness(userId),
    readJobs(userId),
    readMessages(userId),
    readChoices(userId),
    readTraces(userId),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    site: (await getSite()).name,
    account,
    sessions,
    business,
    ...jobs,
    ...conversations,
    ...choices,
    ...traces,
  };
}
