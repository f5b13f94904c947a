import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { MessageCircle } from "@/components/ui/more-icons";
import { hrefs } from "@/lib/shared/hrefs";

/** The inbox before anything can be written; `asked` tells that a listing's contact button led here. */
export function InboxView({ asked }: { asked: boolean }) {
  return (
    <div className="page py-6 md:py-8">
      <h1 className="text-2xl font-bold">Messages</h1>
      {asked ? (
        <Alert className="mt-6" title="Writing to vendors is not open yet.">
          <p>Nothing was sent. Save the listing with its heart to find it again.</p>
        </Alert>
      ) : null}
      <EmptyState icon={MessageCircle} title="No messages yet">
        <p className="text-muted-foreground">Your conversations with vendors will be kept here.</p>
        <ButtonLink href={hrefs.home()} variant="secondary">
          Look around
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
