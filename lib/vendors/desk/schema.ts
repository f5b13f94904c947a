import { z } from "zod";

/** Where a page of a vendor's own listings ended: time in ISO and id. */
export const deskCursorSchema = z.tuple([z.iso.datetime(), z.uuid()]);
