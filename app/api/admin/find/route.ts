import * as contract from "@/lib/platform/find.contract";
import { findThings } from "@/lib/platform/find.queries";
import { route } from "@/lib/server/route";

export const GET = route(contract.findThings, ({ query }) => findThings(query.q));
