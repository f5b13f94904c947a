import { endpoint } from "@/lib/shared/endpoint";
import type { HomepageSettingKey } from "./rules";

export type HomepageChangeDto = {
  id: string;
  key: HomepageSettingKey;
  before: string;
  after: string;
  by: string;
  changedAt: string;
};

export type HomepageChangesDto = { items: HomepageChangeDto[]; next: string | null };

export const saveHomepageSetting = endpoint({
  method: "PUT",
  path: "/api/homepage-settings/{key}",
  summary: "Change a homepage setting. 409 if you send `was` and the value has changed since.",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const [s, { saveHomepageSettingSchema: body }] = await Promise.all([
      import("./schema"),
      import("./editing.schema"),
    ]);
    return { params: s.homepageSettingParamsSchema, body, response: s.homepageSettingSchema };
  },
});
