import * as commands from "@/lib/listings/transfer/mapping.commands";
import { listImportMappings, saveImportMapping } from "@/lib/listings/transfer/mapping.contract";
import * as queries from "@/lib/listings/transfer/mapping.queries";
import { route } from "@/lib/server/route";
import { vendorIdOf } from "@/lib/shared/access";

export const GET = route(listImportMappings, ({ viewer }) => queries.listImportMappings(vendorIdOf(viewer)));

export const PUT = route(saveImportMapping, ({ viewer, body }) =>
  commands.saveImportMapping(vendorIdOf(viewer), body),
);
