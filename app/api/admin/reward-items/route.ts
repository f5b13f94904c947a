import { writeCatalogueItem as write } from "@/lib/rewards/catalogue.commands";
import { listCatalogue, writeCatalogueItem } from "@/lib/rewards/catalogue.contract";
import { listCatalogueItems } from "@/lib/rewards/catalogue.queries";
import { route } from "@/lib/server/route";

export const GET = route(listCatalogue, () => listCatalogueItems());

export const PUT = route(writeCatalogueItem, ({ viewer, body, request }) =>
  write({ admin: viewer, input: body, headers: request.headers }),
);
