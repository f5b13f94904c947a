import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata, Viewport } from "next";
import { notFound, redirect } from "next/navigation";
import { SecondStepNeeded } from "@/components/admin/second-step-needed";
import { SignInPanel } from "@/components/auth/sign-in-panel";
import { SignedInOnly } from "@/components/auth/signed-in-only";
import { ContactView } from "@/components/messages/contact-view";
import { readContactKind } from "@/components/messages/contact-subject";
import { InboxView } from "@/components/messages/inbox-view";
import { getViewer } from "@/lib/server/viewer";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { readContact } from "./read-contact";
import { findTeamThread } from "./find-team-thread";
import { readInbox } from "./read-inbox";

export const metadata: Metadata = { title: "Messages", robots: { index: false, follow: false } };

/** On phones, the keyboard shrinks the thread, not the field below it. */
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

const reason = "Please log in to read and write messages with vendors.";

type Props = { params: Promise<{ id?: string[] }>; searchParams: PageParams };

export default async function MessagesPage({ params, searchParams }: Props) {
  const { id = [] } = await params;
  if (id.length > 1) notFound();
  const viewer = await getViewer();
  if (!viewer) return <SignInPanel title="Messages">{reason}</SignInPanel>;
  if (viewer.secondStepMissing) return <SecondStepNeeded />;
  const query = await readPageParams(searchParams);
  const contact = id.length === 0 ? await readContact(query) : null;
  if (contact) {
    return (
      <SignedInOnly title="Messages" reason={reason}>
        <ContactView subject={contact} kind={readContactKind(query.kind)} />
      </SignedInOnly>
    );
  }
  const teamHref = id[0] ? await findTeamThread(viewer, { id: id[0], viewing: query.viewing }) : null;
  if (teamHref) redirect(teamHref);
  const { state, rendered } = await readInbox(viewer, id[0]);
  return (
    <HydrationBoundary state={state}>
      <SignedInOnly title="Messages" reason={reason}>
        <InboxView userId={viewer.id} rendered={rendered} />
      </SignedInOnly>
    </HydrationBoundary>
  );
}
