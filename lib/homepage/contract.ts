import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type HomepageSettingDto = z.output<typeof schema.homepageSettingsSchema>[number];

export const listHomepageSettings = endpoint({
  method: "GET",
  path: "/api/homepage-settings",
  summary: "List all homepage settings, with defaults for the ones that aren’t set",
  access: "any",
  scope: "any",
  replica: true,
  schemas: async () => ({ response: (await import("./schema")).homepageSettingsSchema }),
});

export const getHomepageSetting = endpoint({
  method: "GET",
  path: "/api/homepage-settings/{key}",
  summary: "Get one homepage setting, or its default",
  access: "any",
  scope: "any",
  replica: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.homepageSettingParamsSchema, response: s.homepageSettingSchema };
  },
});
