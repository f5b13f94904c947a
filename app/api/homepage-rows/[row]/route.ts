import { getHomepageRow } from "@/lib/homepage/row.contract";
import { readHomepageRow } from "@/lib/homepage/row.queries";
import { route } from "@/lib/server/route";

export const GET = route(getHomepageRow, ({ params, query }) => readHomepageRow(params.row, query.place));
