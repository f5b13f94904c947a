import { getCase } from "@/lib/cases/contract";
import * as cases from "@/lib/cases/queries";
import { route } from "@/lib/server/route";

export const GET = route(getCase, ({ viewer, params }) => cases.getCase(viewer.id, params.id));
