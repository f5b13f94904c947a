import { z } from "zod";
import { mailFrequencies, notificationTypes } from "./preferences.rules";

export const notificationChoiceSchema = z.object({
  type: z.enum(notificationTypes),
  site: z.boolean(),
  email: z.boolean(),
  frequency: z.enum(mailFrequencies).default("instant"),
});

export const notificationChoicesSchema = z.array(notificationChoiceSchema);

export const updateChoicesSchema = z.object({
  choices: z.array(notificationChoiceSchema).min(1).max(notificationTypes.length),
});
