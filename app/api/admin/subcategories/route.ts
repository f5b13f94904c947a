import { route } from "@/lib/server/route";
import { writeSubcategory as write } from "@/lib/subcategories/commands";
import { listSubcategories, writeSubcategory } from "@/lib/subcategories/contract";
import { listSubcategoriesOf } from "@/lib/subcategories/queries";

export const GET = route(listSubcategories, ({ query }) => listSubcategoriesOf(query.section));

export const PUT = route(writeSubcategory, ({ viewer, body, request }) =>
  write({ admin: viewer, input: body, headers: request.headers }),
);
