import { getOpenapi } from "@/lib/platform/contract";
import { getOpenapiDocument } from "@/lib/platform/openapi.queries";
import { route } from "@/lib/server/route";

export const GET = route(getOpenapi, getOpenapiDocument);
