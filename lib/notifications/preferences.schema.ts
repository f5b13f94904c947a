import { z } from "zod";
import { notificationTypes } from "./preferences.rules";

export const notificationChoiceSchema = z.object({
  type: z.enum(notificationTypes),
  site: z.boolean(),
  email: z.boolean(),
});

export const notificationChoicesSchema = z.array(notificationChoiceSchema);

export const updateChoicesSchema = z.object({
  choices: z.array(notificationChoiceSchema).min(1).max(notificationTypes.length),
});
