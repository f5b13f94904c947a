import { endDueSuspensions } from "@/lib/account/suspensions.commands";
import { applyAdDates } from "@/lib/advertisements/schedule.commands";
import { processJobExpiry } from "@/lib/jobs/desk/expiry.commands";
import { processListingExpiry } from "@/lib/listings/desk/expiry.commands";
import { endBoosts } from "@/lib/listings/desk/featured.commands";
import { publishRatings } from "@/lib/messages/deals/rating.commands";
import { publishReviews } from "@/lib/reviews/publication.commands";
import { db, raw, rows, sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { stopQueue } from "@/lib/server/workers";
import { createAdvertisement, createJob, createListing, createReview, createUser } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { createCompletedDeal, rateBuyer } from "@/prisma/test/deal-reviews";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

type Kind = {
  table: string;
  make: (minutes: number) => Promise<{ id: string }>;
  work: () => Promise<unknown>;
  done: Sql;
};

const ago = (minutes: number) => daysFromNow(-minutes / 1440);

const kinds: Record<string, Kind> = {
  "the end of listings": {
    table: "listings",
    make: (minutes) => createListing({ publishedAt: daysFromNow(-60), expiresAt: ago(minutes) }),
    work: processListingExpiry,
    done: sql`status = 'expired'`,
  },
  "the end of jobs": {
    table: "jobs",
    make: (minutes) => createJob({ publishedAt: daysFromNow(-30), expiresAt: ago(minutes), deadline: null }),
    work: processJobExpiry,
    done: sql`status = 'expired'`,
  },
  "the end of ads": {
    table: "advertisements",
    make: (minutes) =>
      createAdvertisement({ status: "running", startsAt: daysFromNow(-9), endsAt: ago(minutes) }),
    work: applyAdDates,
    done: sql`status = 'ended'`,
  },
  "the start of ads": {
    table: "advertisements",
    make: (minutes) =>
      createAdvertisement({ status: "scheduled", startsAt: ago(minutes), endsAt: daysFromNow(9) }),
    work: applyAdDates,
    done: sql`status = 'running'`,
  },
  "the end of boosts": {
    table: "listings",
    make: (minutes) => createListing({ featuredAt: daysFromNow(-9), featuredUntil: ago(minutes) }),
    work: endBoosts,
    done: sql`featured_at IS NULL`,
  },
  "the end of suspensions": {
    table: "users",
    make: (minutes) =>
      createUser({ status: "suspended", suspendedAt: daysFromNow(-9), suspendedUntil: ago(minutes) }),
    work: endDueSuspensions,
    done: sql`status = 'active'`,
  },
  "the publication of reviews": {
    table: "reviews",
    make: (minutes) => createReview({ status: "scheduled", publishAt: ago(minutes) }),
    work: publishReviews,
    done: sql`status = 'published'`,
  },
  "the publication of ratings of buyers": {
    table: "buyer_ratings",
    make: async (minutes) => {
      const { vendor, offerId } = await createCompletedDeal();
      await rateBuyer(vendor, offerId);
      return db.buyerRating.update({ where: { dealId: offerId }, data: { publishAt: ago(minutes) } });
    },
    work: publishRatings,
    done: sql`status = 'published'`,
  },
};

test.each(Object.entries(kinds))(
  "continues after a row that the database refuses in %s, and retries it the next time",
  async (_, { table, make, work, done }) => {
    const ids: string[] = [];
    for (const minutes of [30, 20, 10]) ids.push((await make(minutes)).id);
    const doneIds = async () => {
      const found = await rows<{ id: string }>(sql`
        SELECT id::text AS id FROM ${raw(table)} WHERE id = ANY(${ids}::uuid[]) AND ${done}`);
      return ids.filter((id) => found.some((row) => row.id === id));
    };
    await rows(sql`
      ALTER TABLE ${raw(table)} ADD CONSTRAINT stuck CHECK (id <> ${raw(`'${ids[0]}'`)} OR NOT (${done})) NOT VALID`);
    try {
      await work();
      expect(await doneIds()).toEqual(ids.slice(1));
    } finally {
      await rows(sql`ALTER TABLE ${raw(table)} DROP CONSTRAINT stuck`);
    }
    await work();
    expect(await doneIds()).toEqual(ids);
  },
);
