import { z } from "zod";
import { mailFrequencies, notificationTypes } from "./preferences.rules";

export const notificationChoiceSchema = z
  .object({
    type: z.enum(notificationTypes).describe("Type of the notification"),
    site: z.boolean().describe("True shows it on the site"),
    email: z.boolean().describe("True sends it by email"),
    frequency: z.enum(mailFrequencies).default("instant").describe("Frequency of the emails"),
  })
  .meta({ id: "NotificationChoice" });

export const notificationChoicesSchema = z.array(notificationChoiceSchema);

export const updateChoicesSchema = z
  .object({
    choices: z
      .array(notificationChoiceSchema)
      .min(1)
      .max(notificationTypes.length)
      .describe("Choices to change"),
  })
  .meta({ id: "NotificationChoices" });
