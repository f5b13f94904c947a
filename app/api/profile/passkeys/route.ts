import { addPasskey as add } from "@/lib/auth/credentials/passkeys.commands";
import { addPasskey, listPasskeys } from "@/lib/auth/credentials/passkeys.contract";
import { readPasskeys } from "@/lib/auth/credentials/passkeys.queries";
import { route } from "@/lib/server/route";

export const GET = route(listPasskeys, ({ viewer }) => readPasskeys(viewer.id));

export const POST = route(addPasskey, ({ viewer, body, request }) =>
  add(viewer, { ...body, headers: request.headers }),
);
