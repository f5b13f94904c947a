import { route } from "@/lib/server/route";
import { getVendorCase } from "@/lib/vendors/moderation/moderation.contract";
import { getVendorCase as read } from "@/lib/vendors/moderation/case.queries";

export const GET = route(getVendorCase, ({ params }) => read(params.id));
