import { imageUrl } from "@/lib/images/rules";
import { db } from "@/lib/server/db";
import { createImage } from "@/prisma/factories";
import { makeObject, type Participants, type ObjectCaller } from "./objects";
import { inputs } from "./selling";
import { addMember } from "./team";

type Sent = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

type Reference = {
  endpoint: string;
  what: string;
  who: ObjectCaller;
  answer: number;
  request: (cast: Participants) => Promise<Sent>;
};

const idOf = async (cast: Participants, kind: string) => (await makeObject[kind]!(cast)).id!;

function pictureOf({ vendor }: Participants) {
  return createImage({ ownerId: vendor.person.id });
}

const hours = {
  ...{ weekly: {}, exceptions: [], durationMinutes: 30, bufferMinutes: 0 },
  ...{ noticeHours: 2, horizonDays: 30, autoConfirm: true },
};

const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function notificationOf({ customer }: Participants): Promise<string> {
  const data = { userId: customer.person.id, type: "message", title: "A message", href: "/" } as const;
  return (await db.notification.create({ data })).id;
}

async function boostOf({ stranger }: Participants): Promise<string> {
  const points = { points: 900, reason: "adjustment", source: "test", note: "Test" } as const;
  await db.rewardEntry.create({ data: { ...points, userId: stranger.person.id } });
  return (await db.rewardItem.findFirstOrThrow({ where: { kind: "listing_boost" } })).id;
}

export const objectReferences: readonly Reference[] = [
  {
    endpoint: "POST /api/conversations",
    what: "a draft listing",
    who: "stranger",
    answer: 404,
    request: async (cast) => ({ body: { listingId: await idOf(cast, "draft"), text: "Hello" } }),
  },
  {
    endpoint: "POST /api/conversations",
    what: "a draft job",
    who: "stranger",
    answer: 404,
    request: async (cast) => ({ body: { jobId: await idOf(cast, "draft job"), text: "Hello" } }),
  },
  {
    endpoint: "POST /api/conversations",
    what: "a blocker’s listing",
    who: "blocked",
    answer: 403,
    request: async (cast) => ({ body: { listingId: await idOf(cast, "listing"), text: "Hello" } }),
  },
  {
    endpoint: "POST /api/conversations",
    what: "a blocker’s job",
    who: "blocked",
    answer: 403,
    request: async (cast) => ({ body: { jobId: await idOf(cast, "job"), text: "Hello" } }),
  },
  {
    endpoint: "POST /api/conversations/{id}/messages",
    what: "a customer’s file",
    who: "vendor",
    answer: 422,
    request: async (cast) => ({
      params: { id: await idOf(cast, "talk") },
      body: { text: "Here", documentIds: [await idOf(cast, "file")] },
    }),
  },
  {
    endpoint: "POST /api/offers/{id}/case",
    what: "a customer’s file",
    who: "vendor",
    answer: 422,
    request: async (cast) => ({
      params: { id: await idOf(cast, "deal") },
      body: { reason: "no_show", text: "Nobody came.", documentIds: [await idOf(cast, "file")] },
    }),
  },
  {
    endpoint: "POST /api/cases/{id}/statements",
    what: "a customer’s file",
    who: "vendor",
    answer: 422,
    request: async (cast) => ({
      params: { id: await idOf(cast, "case") },
      body: { text: "Nobody came.", documentIds: [await idOf(cast, "file")] },
    }),
  },
  {
    endpoint: "POST /api/jobs/{id}/applications",
    what: "a customer’s file",
    who: "stranger",
    answer: 422,
    request: async (cast) => ({
      params: { id: await idOf(cast, "job") },
      body: { note: "Hello", resumeId: await idOf(cast, "file") },
    }),
  },
  ...(["message", "draft", "draft job"] as const).map((kind): Reference => {
    const subject = kind === "message" ? "message" : kind === "draft" ? "listing" : "job";
    return {
      ...{ endpoint: "POST /api/reports", what: `a ${kind}`, who: "stranger", answer: 404 },
      request: async (cast) => ({ body: { subject, subjectId: await idOf(cast, kind), reason: "scam" } }),
    };
  }),
  {
    endpoint: "POST /api/listings",
    what: "a vendor’s picture",
    who: "stranger",
    answer: 422,
    request: async (cast) => ({ body: { ...inputs.products, images: [(await pictureOf(cast)).id] } }),
  },
  {
    ...{ endpoint: "PATCH /api/listings/{id}", what: "an admin’s picture", who: "vendor", answer: 422 },
    request: async (cast) => {
      const { id: picture } = await createImage({ ownerId: cast.admin.person.id });
      return { params: { id: await idOf(cast, "draft") }, body: { version: 1, images: [picture] } };
    },
  },
  {
    endpoint: "POST /api/advertisements",
    what: "a vendor’s picture",
    who: "stranger",
    answer: 422,
    request: async (cast) => {
      const image = imageUrl((await pictureOf(cast)).name, 1280);
      const dates = { startsAt: later(1), endsAt: later(3) };
      const link = { linkUrl: "https://shop.example/sale", position: "top" };
      return { body: { title: "Sale", imageUrl: image, ...link, ...dates } };
    },
  },
  {
    endpoint: "PATCH /api/profile",
    what: "a vendor’s picture",
    who: "stranger",
    answer: 422,
    request: async (cast) => ({ body: { profilePicture: imageUrl((await pictureOf(cast)).name, 320) } }),
  },
  {
    endpoint: "POST /api/listings/{id}/reviews",
    what: "a vendor’s picture",
    who: "customer",
    answer: 422,
    request: async (cast) => ({
      params: { id: await idOf(cast, "talk's listing") },
      body: { rating: 4, text: "Sturdy.", photos: [imageUrl((await pictureOf(cast)).name, 1280)] },
    }),
  },
  {
    endpoint: "PUT /api/team-inbox/{id}/assignee",
    what: "another team’s member",
    who: "vendor",
    answer: 422,
    request: async (cast) => ({
      params: { id: await idOf(cast, "talk") },
      body: { memberId: (await addMember(cast.stranger.person.vendorId!, "agent")).memberId },
    }),
  },
  ...(["GET", "PUT", "DELETE"] as const).map((method): Reference => ({
    endpoint: `${method} /api/appointment-hours`,
    what: "a vendor’s home",
    who: "stranger",
    answer: 404,
    request: async (cast) => ({
      query: { listingId: await idOf(cast, "home") },
      body: method === "PUT" ? hours : {},
    }),
  })),
  {
    endpoint: "POST /api/rewards/redeem",
    what: "a vendor’s listing",
    who: "stranger",
    answer: 404,
    request: async (cast) => ({
      body: { itemId: await boostOf(cast), listingId: await idOf(cast, "listing") },
    }),
  },
  {
    endpoint: "PATCH /api/notifications",
    what: "a customer’s entry",
    who: "stranger",
    answer: 200,
    request: async (cast) => ({ body: { ids: [await notificationOf(cast)] } }),
  },
  {
    endpoint: "POST /api/listings/bulk",
    what: "a vendor’s listing",
    who: "stranger",
    answer: 200,
    request: async (cast) => ({ body: { action: "pause", ids: [await idOf(cast, "listing")] } }),
  },
  {
    endpoint: "POST /api/conversations/{id}/read",
    what: "a message of another thread",
    who: "vendor",
    answer: 200,
    request: async (cast) => ({
      params: { id: await idOf(cast, "blocked talk") },
      body: { upTo: await idOf(cast, "message") },
    }),
  },
];
