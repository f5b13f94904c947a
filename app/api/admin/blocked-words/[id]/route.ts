import { removeWord } from "@/lib/reports/blocked-words.commands";
import { removeBlockedWord } from "@/lib/reports/blocked-words.contract";
import { route } from "@/lib/server/route";

export const DELETE = route(removeBlockedWord, ({ viewer, params, request }) =>
  removeWord({ admin: viewer, ...params, headers: request.headers }),
);
