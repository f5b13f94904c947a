import { findNearest } from "@/lib/places/contract";
import { nearestPlace } from "@/lib/places/queries";
import { route } from "@/lib/server/route";

export const POST = route(findNearest, async ({ body }) => ({ place: await nearestPlace(body) }));
