import type { ReactNode } from "react";
import { UndoBar } from "@/components/admin/moderation/undo-bar";
import { SecondStepNeeded } from "@/components/admin/second-step-needed";
import type { Viewer } from "@/lib/shared/access";
import { GuardedPage } from "./guarded-page";

type Props = { path: string; children: (viewer: Viewer) => ReactNode | Promise<ReactNode> };

/** What an admin may see: nothing before a second step that the site requires. */
export async function ofAdmin(viewer: Viewer, children: Props["children"]): Promise<ReactNode> {
  if (viewer.secondStepMissing) return <SecondStepNeeded />;
  return (
    <>
      {await children(viewer)}
      <UndoBar />
    </>
  );
}

/** A guarded page of the administration. */
export function AdminPage({ path, children }: Props) {
  return (
    <GuardedPage group="admin" path={path}>
      {(viewer) => ofAdmin(viewer, children)}
    </GuardedPage>
  );
}
