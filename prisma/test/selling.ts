import * as decide from "@/app/api/admin/listings/[id]/[action]/route";
import * as act from "@/app/api/listings/[id]/[action]/route";
import * as one from "@/app/api/listings/[id]/route";
import * as all from "@/app/api/listings/route";
import { db } from "@/lib/server/db";
import { createImage } from "@/prisma/factories";
import type { Browser, Received } from "./browser";
import type { Person, PersonOptions } from "./people";
import { createSignedInPerson } from "./sign-in";

export type Seller = { person: Person; browser: Browser; vendorId: string; images: string[] };

export async function createSeller(options: PersonOptions = {}, pictures = 3): Promise<Seller> {
  const { person, browser } = await createSignedInPerson({ vendorStatus: "approved", ...options });
  const images: string[] = [];
  for (let index = 0; index < pictures; index += 1) {
    images.push((await createImage({ ownerId: person.id })).id);
  }
  return { person, browser, vendorId: person.vendorId ?? "", images };
}

type Shop = { admin: Browser; shop: Seller };
type PlanLimits = { listings: number; photos: number; featured?: number };

export async function createShop(limits: PlanLimits): Promise<Shop> {
  const { browser: admin } = await createSignedInPerson({ role: "admin" });
  const shop = await createSeller();
  await givePlan(shop.vendorId, limits);
  return { admin, shop };
}

export const inputs = {
  products: {
    category: "products",
    title: "Walnut desk",
    description: "A desk of solid walnut, oiled last spring, with two drawers.",
    price: 480,
    city: "Austin",
    state: "TX",
    details: { condition: "used", brand: "Northwood", stock: 2, pickup: true },
  },
  services: {
    category: "services",
    title: "Garden care",
    description: "Hedges, lawns and beds, every week or once, with our own tools.",
    price: 45,
    details: { pricing: "hourly", areaServed: "Austin and around", duration: "2 hours" },
  },
  realestate: {
    category: "realestate",
    title: "Bungalow by the creek",
    description: "Three light bedrooms, a covered porch and old trees around it.",
    price: 425_000,
    city: "Austin",
    state: "TX",
    details: {
      listingType: "sale",
      propertyType: "single-family",
      beds: 3,
      baths: 2.5,
      areaSqFt: 1850,
      lotSqFt: 7200,
      yearBuilt: 1988,
      parking: "2-car garage",
    },
  },
} as const;

export type ListingInput = { [name: string]: unknown };

export function create(browser: Browser, body: ListingInput, key?: string): Promise<Received> {
  const headers: Record<string, string> = key ? { "idempotency-key": key } : {};
  return browser.post(all.POST, "/api/listings", { body, headers });
}

export function patch(browser: Browser, id: string, body: ListingInput): Promise<Received> {
  return browser.patch(one.PATCH, `/api/listings/${id}`, { params: { id }, body });
}

export function doAction(browser: Browser, id: string, action: string, body: object = {}): Promise<Received> {
  const params = { id, action };
  return browser.post(act.POST, `/api/listings/${id}/${action}`, { params, body });
}

export function decideOn(admin: Browser, id: string, action: string, body: object = {}): Promise<Received> {
  const params = { id, action };
  return admin.post(decide.POST, `/api/admin/listings/${id}/${action}`, { params, body });
}

type Live = { id: string; version: number };

export async function createPendingListing({ browser }: Seller, title: string): Promise<string> {
  const { body } = await create(browser, { ...inputs.products, title, submit: true });
  return String(body.id);
}

export async function createLiveListing(
  { browser, images }: Seller,
  admin: Browser,
  input: ListingInput = {},
): Promise<Live> {
  const made = await create(browser, { ...inputs.products, images, submit: true, ...input });
  const id = String(made.body.id);
  const decided = await decideOn(admin, id, "approve");
  if (decided.status !== 200) throw new Error(`not approved: ${JSON.stringify([made.body, decided.body])}`);
  const { version } = await db.listing.findUniqueOrThrow({ where: { id }, select: { version: true } });
  return { id, version };
}

export async function givePlan(vendorId: string, limits: PlanLimits): Promise<void> {
  const id = vendorId;
  const { listings: listingLimit, photos: photoLimit, featured: featuredLimit = 0 } = limits;
  await db.plan.upsert({
    where: { id },
    create: {
      id,
      name: id,
      priceCents: 0n,
      listingLimit,
      photoLimit,
      featuredLimit,
      adLimit: 0,
      active: false,
    },
    update: { listingLimit, photoLimit, featuredLimit },
  });
  const periodEnd = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  await db.subscription.upsert({
    where: { vendorId },
    create: { vendorId, planId: id, priceCents: 0n, status: "active", periodEnd },
    update: { planId: id, priceCents: 0n, status: "active", periodEnd },
  });
}
