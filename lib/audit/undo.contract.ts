import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./undo.schema";

export type UndoInput = z.output<typeof schema.undoSchema>;

export const undoDecision = endpoint({
  method: "POST",
  path: "/api/admin/undo",
  summary:
    "Takes back the viewer's last decision on a listing, job, vendor, advertisement or review, for 15 seconds; its notice and mail are not sent",
  access: "admin",
  status: 204,
  schemas: async () => ({ body: (await import("./undo.schema")).undoSchema }),
});
