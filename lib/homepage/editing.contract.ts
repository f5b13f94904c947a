import { endpoint } from "@/lib/shared/endpoint";
import type { HomepageSettingKey } from "./rules";

/** A change of a setting as its history shows it. */
export type HomepageChangeDto = {
  id: string;
  key: HomepageSettingKey;
  before: string;
  after: string;
  by: string;
  /** ISO. */
  changedAt: string;
};

export const saveHomepageSetting = endpoint({
  method: "PUT",
  path: "/api/homepage-settings/{key}",
  summary: "Changes one homepage setting; 409 where `was` is given and is not its value any more",
  access: "admin",
  schemas: async () => {
    const [s, { saveHomepageSettingSchema: body }] = await Promise.all([
      import("./schema"),
      import("./editing.schema"),
    ]);
    return { params: s.homepageSettingParamsSchema, body, response: s.homepageSettingSchema };
  },
});
