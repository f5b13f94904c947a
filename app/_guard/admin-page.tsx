import type { ReactNode } from "react";
import { UndoBar } from "@/components/admin/moderation/undo-bar";
import { SecondStepNeeded } from "@/components/admin/second-step-needed";
import type { Viewer } from "@/lib/shared/access";
import { GuardedPage } from "./guarded-page";

type Props = { path: string; children: (viewer: Viewer) => ReactNode | Promise<ReactNode> };

export async function renderAdminPage(viewer: Viewer, children: Props["children"]): Promise<ReactNode> {
  if (viewer.secondStepMissing) return <SecondStepNeeded />;
  return (
    <>
      {await children(viewer)}
      <UndoBar />
    </>
  );
}

export function AdminPage({ path, children }: Props) {
  return (
    <GuardedPage group="admin" path={path}>
      {(viewer) => renderAdminPage(viewer, children)}
    </GuardedPage>
  );
}
