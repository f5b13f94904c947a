import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SignInPanel } from "@/components/auth/sign-in-panel";
import { InboxView } from "@/components/messages/inbox-view";
import { getViewer } from "@/lib/server/viewer";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "Messages", robots: { index: false, follow: false } };

type Props = { params: Promise<{ id?: string[] }>; searchParams: PageParams };

export default async function MessagesPage({ params, searchParams }: Props) {
  const { id = [] } = await params;
  if (id.length > 1) notFound();
  if (!(await getViewer())) {
    return <SignInPanel title="Messages">Please log in to read and write messages with vendors.</SignInPanel>;
  }
  // There are no conversations yet, so an address of one leads nowhere.
  if (id.length === 1) notFound();
  return <InboxView asked={(await readPageParams(searchParams)).listing !== undefined} />;
}
