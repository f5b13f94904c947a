import { saveHomepageValue } from "@/lib/homepage/editing.commands";
import { saveHomepageSetting } from "@/lib/homepage/editing.contract";
import { getHomepageSetting } from "@/lib/homepage/contract";
import { getHomepageValue } from "@/lib/homepage/queries";
import { route } from "@/lib/server/route";

export const GET = route(getHomepageSetting, async ({ params }) => ({
  value: await getHomepageValue(params.key),
}));

export const PUT = route(saveHomepageSetting, async ({ viewer, params, body, request }) => {
  await saveHomepageValue({ admin: viewer, ...params, ...body, headers: request.headers });
  return { value: body.value };
});
