import { writeCatalogItem as write } from "@/lib/rewards/catalog.commands";
import { listCatalog, writeCatalogItem } from "@/lib/rewards/catalog.contract";
import { listCatalogItems } from "@/lib/rewards/catalog.queries";
import { route } from "@/lib/server/route";

export const GET = route(listCatalog, () => listCatalogItems());

export const PUT = route(writeCatalogItem, ({ viewer, body, request }) =>
  write({ admin: viewer, input: body, headers: request.headers }),
);
