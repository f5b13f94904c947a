import { z } from "zod";
import { undoKinds } from "./undo.rules";

export const undoSchema = z
  .object({
    kind: z.enum(undoKinds, "Unknown kind").describe("Kind of the decision"),
    id: z.uuid("Unknown thing").describe("Id of the subject of the decision"),
  })
  .meta({ id: "DecisionReference" });
