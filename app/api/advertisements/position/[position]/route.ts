import { listAdvertisementsAt } from "@/lib/advertisements/contract";
import { listRunningAds } from "@/lib/advertisements/queries";
import { route } from "@/lib/server/route";

export const GET = route(listAdvertisementsAt, ({ params }) => listRunningAds(params.position));
