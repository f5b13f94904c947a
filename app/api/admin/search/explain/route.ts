import { explainSearch } from "@/lib/search/results/explain.contract";
import { explainListings } from "@/lib/search/results/explain.queries";
import { route } from "@/lib/server/route";

export const GET = route(explainSearch, ({ query }) => explainListings(query.q));
