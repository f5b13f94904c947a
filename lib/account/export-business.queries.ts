import "server-only";
import { db } from "@/lib/server/db";
import { fromCents } from "@/lib/shared/money";

const yes = true as const;

const amountOf = (cents: bigint | null): number | null => (cents === null ? null : fromCents(cents));

async function readListings(vendorId: string) {
  const listings = await db.listing.findMany({
    where: { vendorId },
    select: {
      id: yes,
      category: yes,
      status: yes,
      title: yes,
      description: yes,
      priceCents: yes,
      location: yes,
      city: yes,
      state: yes,
      propertyType: yes,
      listingType: yes,
      street: yes,
      streetPublic: yes,
      vin: yes,
      minimumOfferCents: yes,
      sku: yes,
      lowStockAt: yes,
      saverOffers: { select: { amountCents: yes, expiresAt: yes, createdAt: yes } },
      details: yes,
      decisionReason: yes,
      publishedAt: yes,
      expiresAt: yes,
      createdAt: yes,
      images: { select: { alt: yes, image: { select: { name: yes } } }, orderBy: { position: "asc" } },
      revisions: { select: { changes: yes, status: yes, reason: yes, createdAt: yes } },
    },
  });
  return listings.map(({ priceCents, minimumOfferCents, saverOffers, images, ...listing }) => ({
    ...listing,
    price: fromCents(priceCents),
    minimumOffer: amountOf(minimumOfferCents),
    saverOffers: saverOffers.map(({ amountCents, ...offer }) => ({
      ...offer,
      amount: fromCents(amountCents),
    })),
    images: images.map(({ alt, image }) => ({ name: image.name, alt })),
  }));
}

async function readPlan(vendorId: string) {
  const [plan, payments] = await Promise.all([
    db.subscription.findUnique({
      where: { vendorId },
      select: {
        planId: yes,
        nextPlanId: yes,
        priceCents: yes,
        nextPriceCents: yes,
        status: yes,
        provider: yes,
        trialEndsAt: yes,
        periodStart: yes,
        periodEnd: yes,
        cancelAtPeriodEnd: yes,
        cancelledAt: yes,
        createdAt: yes,
      },
    }),
    db.payment.findMany({
      where: { vendorId },
      select: {
        planId: yes,
        amountCents: yes,
        refundedCents: yes,
        status: yes,
        provider: yes,
        periodStart: yes,
        periodEnd: yes,
        paidAt: yes,
      },
    }),
  ]);
  const { priceCents, nextPriceCents, ...rest } = plan ?? { priceCents: null, nextPriceCents: null };
  return {
    plan: plan && { ...rest, price: amountOf(priceCents), nextPrice: amountOf(nextPriceCents) },
    payments: payments.map(({ amountCents, refundedCents, ...payment }) => ({
      ...payment,
      amount: fromCents(amountCents),
      refunded: fromCents(payment.status === "refunded" ? amountCents : refundedCents),
    })),
  };
}

function readAppointmentHours(vendorId: string) {
  return db.appointmentHours.findMany({
    where: { vendorId },
    select: {
      listingId: yes,
      weekly: yes,
      exceptions: yes,
      durationMinutes: yes,
      bufferMinutes: yes,
      noticeHours: yes,
      horizonDays: yes,
      autoConfirm: yes,
      updatedAt: yes,
    },
  });
}

async function readDesk(vendorId: string) {
  const [advertisements, imports, reviewReplies, buyerRatings, webhooks, appointmentHours, mappings] =
    await Promise.all([
      db.advertisement.findMany({
        where: { vendorId },
        select: {
          id: yes,
          title: yes,
          linkUrl: yes,
          position: yes,
          status: yes,
          startsAt: yes,
          endsAt: yes,
          impressions: yes,
          clicks: yes,
        },
      }),
      db.listingImport.findMany({
        where: { vendorId },
        select: {
          fileName: yes,
          status: yes,
          totalRows: yes,
          doneRows: yes,
          failedRows: yes,
          rows: yes,
          errors: yes,
          createdAt: yes,
          finishedAt: yes,
        },
      }),
      db.review.findMany({
        where: { vendorId, replyText: { not: null } },
        select: { id: yes, listingId: yes, replyText: yes, repliedAt: yes },
      }),
      db.buyerRating.findMany({
        where: { vendorId, status: { not: "deleted" } },
        select: { dealId: yes, rating: yes, text: yes, status: yes, createdAt: yes },
      }),
      db.webhookEndpoint.findMany({
        where: { vendorId },
        select: { url: yes, events: yes, createdAt: yes, disabledAt: yes, disabledReason: yes },
      }),
      readAppointmentHours(vendorId),
      db.importMapping.findMany({ where: { vendorId }, select: { mapping: yes } }),
    ]);
  return {
    advertisements: advertisements.map(({ impressions, clicks, ...advertisement }) => ({
      ...advertisement,
      impressions: Number(impressions),
      clicks: Number(clicks),
    })),
    imports,
    reviewReplies,
    buyerRatings,
    webhooks,
    appointmentHours,
    importColumns: mappings.map(({ mapping }) => mapping),
  };
}

export async function readBusinessExport(userId: string) {
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
      holidayUntil: yes,
      holidayMessage: yes,
      submittedAt: yes,
      approvedAt: yes,
      createdAt: yes,
      applications: {
        select: {
          businessName: yes,
          category: yes,
          phone: yes,
          note: yes,
          status: yes,
          reason: yes,
          submittedAt: yes,
        },
      },
    },
  });
  if (!vendor) return { business: null };
  const [listings, plan, desk] = await Promise.all([
    readListings(vendor.id),
    readPlan(vendor.id),
    readDesk(vendor.id),
  ]);
  return { business: { ...vendor, listings, ...plan, ...desk } };
}
