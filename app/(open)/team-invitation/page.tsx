import type { Metadata } from "next";
import { SignInPanel } from "@/components/auth/sign-in-panel";
import { ButtonLink } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { InvitationView } from "@/components/vendors/invitation-view";
import { memberCopy, obstacleCopy } from "@/lib/members/copy";
import { findInvitation } from "@/lib/members/queries";
import { getViewer } from "@/lib/server/viewer";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

const title = "Team invitation";

export const metadata: Metadata = {
  title,
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

type Props = { token: string; userId: string };

async function Invitation({ token, userId }: Props) {
  const invitation = await findInvitation(token, userId);
  if (!invitation) {
    return (
      <>
        <p>{memberCopy.invalidInvitation}</p>
        <ButtonLink href={hrefs.home()} variant="secondary">
          Back to the homepage
        </ButtonLink>
      </>
    );
  }
  const { businessName, role, obstacle } = invitation;
  if (!obstacle) return <InvitationView token={token} businessName={businessName} role={role} />;
  return (
    <>
      <p>{obstacleCopy[obstacle]}</p>
      {obstacle === "unconfirmed" ? (
        <ButtonLink href={hrefs.profile()} variant="secondary">
          Open my profile
        </ButtonLink>
      ) : null}
    </>
  );
}

export default async function TeamInvitationPage({ searchParams }: { searchParams: PageParams }) {
  const { token = "" } = await readPageParams(searchParams);
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <SignInPanel title={title}>
        Sign in, or create a customer account, with the email address that received the invitation.
      </SignInPanel>
    );
  }
  return (
    <div className="page py-8 md:py-16">
      <Card className="mx-auto max-w-lg">
        <CardContent className="grid gap-4">
          <h1 className="text-2xl font-bold">{title}</h1>
          <Invitation token={token} userId={viewer.id} />
        </CardContent>
      </Card>
    </div>
  );
}
