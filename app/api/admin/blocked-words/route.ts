import { writeWord } from "@/lib/reports/blocked-words.commands";
import { listBlockedWords, writeBlockedWord } from "@/lib/reports/blocked-words.contract";
import { listBlockedWords as list } from "@/lib/reports/blocked-words.queries";
import { route } from "@/lib/server/route";

export const GET = route(listBlockedWords, () => list());

export const PUT = route(writeBlockedWord, ({ viewer, body, request }) =>
  writeWord({ admin: viewer, ...body, headers: request.headers }),
);
