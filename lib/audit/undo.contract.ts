import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./undo.schema";

export type UndoInput = z.output<typeof schema.undoSchema>;

export const undoDecision = endpoint({
  method: "POST",
  path: "/api/admin/undo",
  summary:
    "Undo your last decision on a listing, job, vendor, ad, review or synonym suggestion within 15 seconds. Its notification and email aren’t sent.",
  access: "admin",
  status: 204,
  refuses: ["conflict"],
  schemas: async () => ({ body: (await import("./undo.schema")).undoSchema }),
});
