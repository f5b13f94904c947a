import { randomBytes } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import { createApprovedVendor } from "./people";
import { paint } from "./pictures";

type Opening = { vendor: APIRequestContext; admin: APIRequestContext; origin: string | undefined };

export async function publishListing({ vendor, admin, origin }: Opening) {
  const headers = { origin: origin ?? "" };
  const shop = await createApprovedVendor({ vendor, admin, origin });
  const { name, mimeType, buffer } = await paint("tray.jpg", { r: 120, g: 60, b: 200 });
  const stored = await vendor.post("/api/uploads", {
    multipart: { file: { name, mimeType, buffer } },
    headers,
  });
  const title = `Enamel tray ${randomBytes(4).toString("hex")}`;
  const made = await vendor.post("/api/listings", {
    data: {
      category: "products",
      title,
      description: "A tray of blue enamel with a white rim, used at two picnics.",
      price: 24,
      details: { condition: "used", stock: 1, pickup: true },
      images: [((await stored.json()) as { id: string }).id],
      submit: true,
    },
    headers,
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const approved = await admin.post(`/api/admin/listings/${id}/approve`, { data: {}, headers });
  expect(approved.status(), await approved.text()).toBe(200);
  return { ...shop, id, title };
}
