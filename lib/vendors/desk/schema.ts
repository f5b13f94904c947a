import { z } from "zod";

/** Where a page of a vendor's own listings ended: its sort, the sorted value (cents, views or ISO time) and id. */
export const deskCursorSchema = z.union([
  z.tuple([z.literal("newest"), z.iso.datetime(), z.uuid()]),
  z.tuple([z.enum(["price_asc", "price_desc", "views"]), z.number().int().min(0), z.uuid()]),
]);
