import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./preferences.schema";

export type NotificationChoiceDto = z.output<typeof schema.notificationChoiceSchema>;

export const getNotificationChoices = endpoint({
  method: "GET",
  path: "/api/profile/notifications",
  summary: "Get which notifications you receive on the site and by email",
  access: "member",
  schemas: async () => ({ response: (await import("./preferences.schema")).notificationChoicesSchema }),
});

export const updateNotificationChoices = endpoint({
  method: "PATCH",
  path: "/api/profile/notifications",
  summary: "Change which notifications you receive",
  access: "member",
  schemas: async () => {
    const s = await import("./preferences.schema");
    return { body: s.updateChoicesSchema, response: s.notificationChoicesSchema };
  },
});
