import * as commands from "@/lib/messages/blocks/blocks.commands";
import { blockPerson, unblockPerson } from "@/lib/messages/blocks/blocks.contract";
import { route } from "@/lib/server/route";

export const POST = route(blockPerson, async ({ viewer, params }) => {
  await commands.blockPerson(viewer.id, params.userId);
  return { blocked: true };
});

export const DELETE = route(unblockPerson, async ({ viewer, params }) => {
  await commands.unblockPerson(viewer.id, params.userId);
  return { blocked: false };
});
