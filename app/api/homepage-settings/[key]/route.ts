import { getHomepageSetting } from "@/lib/homepage/contract";
import { getHomepageValue } from "@/lib/homepage/queries";
import { route } from "@/lib/server/route";

export const GET = route(getHomepageSetting, async ({ params }) => ({
  value: await getHomepageValue(params.key),
}));
