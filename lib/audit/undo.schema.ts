import { z } from "zod";
import { undoKinds } from "./undo.rules";

export const undoSchema = z.object({
  kind: z.enum(undoKinds, "Unknown kind"),
  /** Of what was decided on. */
  id: z.uuid("Unknown thing"),
});
