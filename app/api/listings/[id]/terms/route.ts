import * as commands from "@/lib/listings/desk/terms.commands";
import { getSellingTerms, saveSellingTerms } from "@/lib/listings/desk/terms.contract";
import * as queries from "@/lib/listings/desk/terms.queries";
import { route } from "@/lib/server/route";
import { vendorIdOf } from "@/lib/shared/access";

export const GET = route(getSellingTerms, ({ params, viewer }) =>
  queries.getSellingTerms(vendorIdOf(viewer), params.id),
);

export const PUT = route(saveSellingTerms, ({ params, viewer, body }) =>
  commands.saveSellingTerms({ viewer, id: params.id, terms: body }),
);
