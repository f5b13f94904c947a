import { route } from "@/lib/server/route";
import { moveSubcategory as move } from "@/lib/subcategories/commands";
import { moveSubcategory } from "@/lib/subcategories/contract";

export const POST = route(moveSubcategory, ({ viewer, body, request }) =>
  move({ admin: viewer, input: body, headers: request.headers }),
);
