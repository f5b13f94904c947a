import { notFound } from "next/navigation";
import { MarkNoticesRead } from "@/components/notifications/mark-notices-read";
import { ActivityList } from "@/components/vendors/desk/team/activity-list";
import { InboxList } from "@/components/vendors/desk/team/inbox-list";
import { TeamThread } from "@/components/vendors/desk/team/team-thread";
import { TeamView } from "@/components/vendors/desk/team/team-view";
import { readActivity, readConversation, readInbox, readThread } from "@/lib/members/inbox.queries";
import { readTeam } from "@/lib/members/queries";
import { activityPageSize, inboxPageSize } from "@/lib/members/rules";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { isPermitted } from "@/lib/shared/permissions";
import { isUuid } from "@/lib/shared/uuid";

type Props = { viewer: Viewer; cursor: string | undefined };

export async function VendorTeam({ viewer, cursor }: Props) {
  const [team, activity] = await Promise.all([
    readTeam(viewer),
    isPermitted(viewer, "hire")
      ? readPageOrFirst(cursor, (from) => readActivity(viewer, { limit: activityPageSize, cursor: from }))
      : null,
  ]);
  return (
    <>
      <TeamView initial={team} />
      {activity ? <ActivityList page={activity.page} later={activity.cursor !== ""} /> : null}
    </>
  );
}

async function readOpenThread(viewer: Viewer, id: string) {
  if (!isUuid(id)) notFound();
  try {
    const thread = await readThread(viewer, id);
    return { thread, conversation: await readConversation(viewer, id) };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
}

export async function VendorInbox({ viewer, cursor, threadId }: Props & { threadId: string | undefined }) {
  if (!threadId) {
    const inbox = await readPageOrFirst(cursor, (from) =>
      readInbox(viewer, { limit: inboxPageSize, cursor: from }),
    );
    return <InboxList page={inbox.page} later={inbox.cursor !== ""} />;
  }
  const [{ thread, conversation }, team] = await Promise.all([
    readOpenThread(viewer, threadId),
    readTeam(viewer),
  ]);
  const members = team.members.flatMap(({ id, name, role }) =>
    id && isPermitted({ businessRole: role }, "answer") ? [{ id, name }] : [],
  );
  return (
    <>
      <MarkNoticesRead href={hrefs.teamInbox(thread.id)} />
      <TeamThread {...{ conversation, members }} initial={thread} rendered={new Date().getTime()} />
    </>
  );
}
