import { route } from "@/lib/server/route";
import { getVendorCase } from "@/lib/vendors/moderation.contract";
import { getVendorCase as read } from "@/lib/vendors/case.queries";

export const GET = route(getVendorCase, ({ params }) => read(params.id));
