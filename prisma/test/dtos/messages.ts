import type { ConversationDto, MessageDto } from "@/lib/messages/contract";
import type { DealDto } from "@/lib/messages/deal.contract";
import type { OwnDealDto } from "@/lib/messages/own-deals.contract";
import { idOf, type Numbered } from "../dtos";

export function conversationDto({
  number = 1,
  ...overrides
}: Numbered<ConversationDto> = {}): ConversationDto {
  return {
    id: idOf(7000 + number),
    side: "starter",
    other: {
      id: idOf(7100 + number),
      name: "Juniper Realty",
      photoUrl: null,
      role: "vendor",
      vendorId: idOf(2),
      verified: true,
      holidayUntil: null,
      holidayMessage: null,
    },
    subject: {
      kind: "listing",
      id: idOf(7200 + number),
      title: "Oak desk",
      imageUrl: null,
      price: 120,
      category: "products",
      status: "approved",
    },
    unread: 0,
    archived: false,
    muted: false,
    held: false,
    last: { text: "It is.", at: "2026-11-20T10:00:00.000Z", mine: false },
    obstacle: null,
    createdAt: "2026-11-20T09:00:00.000Z",
    ...overrides,
  };
}

export function messageDto({ number = 1, ...overrides }: Numbered<MessageDto> = {}): MessageDto {
  return {
    id: idOf(7500 + number),
    senderId: idOf(7101),
    mine: false,
    text: "It is.",
    warnings: [],
    takenBack: false,
    takeBackSeconds: null,
    dealStep: null,
    createdAt: new Date(Date.parse("2026-11-20T10:00:00Z") + number * 60_000).toISOString(),
    readAt: "2026-11-20T11:00:00.000Z",
    attachments: [],
    held: null,
    ...overrides,
  };
}

export function dealDto(overrides: Partial<DealDto> = {}): DealDto {
  return {
    offer: null,
    viewing: null,
    canOffer: false,
    stock: 1,
    earlierViewings: [],
    canRequestViewing: false,
    canProposeInterview: false,
    bookable: false,
    timeZone: "America/Chicago",
    canComplete: false,
    asked: false,
    closedAt: null,
    canReview: false,
    buyer: null,
    buyerRating: null,
    case: null,
    canOpenCase: false,
    canRateBuyer: false,
    ...overrides,
  };
}

export function offerDto(
  overrides: Partial<NonNullable<DealDto["offer"]>> = {},
): NonNullable<DealDto["offer"]> {
  return {
    id: idOf(7600),
    mine: false,
    amount: 100,
    quantity: 1,
    note: "",
    status: "open",
    reserves: true,
    createdAt: "2026-11-20T12:00:00.000Z",
    expiresAt: "2026-11-23T12:00:00.000Z",
    actions: [],
    ...overrides,
  };
}

export function viewingDto(
  overrides: Partial<NonNullable<DealDto["viewing"]>> = {},
): NonNullable<DealDto["viewing"]> {
  return {
    id: idOf(7700),
    mine: false,
    startsAt: "2026-11-28T14:30:00.000Z",
    case: null,
    canOpenCase: false,
    otherTimes: [],
    durationMinutes: 30,
    note: "",
    address: null,
    status: "requested",
    actions: [],
    ...overrides,
  };
}

export function ownDealDto({ number = 1, ...overrides }: Numbered<OwnDealDto> = {}): OwnDealDto {
  return {
    id: idOf(7600 + number),
    conversationId: idOf(7000 + number),
    kind: "offer",
    mine: true,
    listing: { id: idOf(7200 + number), title: "Oak desk", category: "products", imageUrl: null },
    other: { name: "Juniper Realty", vendorId: idOf(2) },
    buyer: null,
    caseId: null,
    amount: 100,
    quantity: 1,
    state: "open",
    nextStep: "wait",
    createdAt: "2026-11-20T12:00:00.000Z",
    expiresAt: "2026-11-23T12:00:00.000Z",
    ...overrides,
  };
}
