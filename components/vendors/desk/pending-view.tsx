import { UnconfirmedEmail } from "@/components/profile/unconfirmed-email";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { authCopy } from "@/lib/auth/copy";
import { formatDate } from "@/lib/shared/dates";
import type { ApplicationDto } from "@/lib/vendors/application/application.contract";
import { applicationCopy } from "@/lib/vendors/application/application.copy";
import { ApplicationForm } from "./application-form";

type Props = { application: ApplicationDto; unconfirmedEmail: string | null };

export function PendingView({ application, unconfirmedEmail }: Props) {
  const { status, submittedAt, decisionReason } = application;
  const rejected = status === "rejected";
  return (
    <div className="page grid gap-6 py-6 md:py-8">
      <header className="grid gap-2">
        <Badge variant={rejected ? "harm" : "waiting"}>{rejected ? "Not approved" : "In review"}</Badge>
        <h1 className="text-2xl font-bold">{authCopy.pendingApproval}</h1>
        <p className="text-muted-foreground">
          {application.businessName} · submitted on{" "}
          <time dateTime={submittedAt}>{formatDate(submittedAt)}</time>
        </p>
      </header>
      {rejected ? (
        <Alert variant="harm" title="We couldn’t approve your application">
          <p className="whitespace-pre-line">{decisionReason}</p>
          <p>Make the changes below and resubmit it.</p>
        </Alert>
      ) : null}
      {unconfirmedEmail ? (
        <UnconfirmedEmail>
          Open the link we sent to {unconfirmedEmail}. Our team sees whether your email is confirmed.
        </UnconfirmedEmail>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6 lg:col-start-2 lg:row-start-1">
          {rejected ? null : <NextSteps />}
          {/* The newest decision stands above. */}
          <Decisions history={rejected ? application.history.slice(1) : application.history} />
        </div>
        <Card className="lg:col-start-1 lg:row-start-1">
          <CardHeader>
            <CardTitle>Your application</CardTitle>
          </CardHeader>
          <CardContent>
            <ApplicationForm key={status} application={application} />
          </CardContent>
        </Card>
      </div>
    </div>
  );
}

function NextSteps() {
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="text-lg font-semibold">
        What happens next
      </h2>
      <ol className="mt-3 grid gap-3">
        {applicationCopy.next.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="bg-primary-soft text-primary grid size-6 shrink-0 place-content-center rounded-full text-sm font-semibold"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Decisions({ history }: { history: ApplicationDto["history"] }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="decisions">
      <h2 id="decisions" className="text-lg font-semibold">
        Earlier decisions
      </h2>
      <ul className="mt-3 grid gap-3">
        {history.map(({ decidedAt, submittedAt, status, reason }) => (
          <li key={submittedAt} className="border-l-2 pl-3">
            <p className="font-medium">
              {status === "approved" ? "Approved" : "Not approved"} on{" "}
              <time dateTime={decidedAt}>{formatDate(decidedAt)}</time>
            </p>
            {reason ? <p className="text-muted-foreground whitespace-pre-line">{reason}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
