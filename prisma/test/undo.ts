import * as undoing from "@/app/api/admin/undo/route";
import type { UndoKind } from "@/lib/audit/undo.rules";
import type { Browser, Received } from "./browser";

export function undoDecision(admin: Browser, kind: UndoKind, id: string): Promise<Received> {
  return admin.post(undoing.POST, "/api/admin/undo", { body: { kind, id } });
}
