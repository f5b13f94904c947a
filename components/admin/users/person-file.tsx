import type { ReactNode } from "react";
import { roleLabels } from "@/components/layout/account-items";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmailText } from "@/components/ui/email-text";
import { IntentLink } from "@/components/ui/intent-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { jobStatusNames } from "@/lib/jobs/rules";
import type { PersonFileDto } from "@/lib/platform/person.contract";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { formatDate, formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { vendorStatusNames } from "@/lib/vendors/moderation/moderation.copy";
import { CaseListings, CasePart, CaseReports, NoCase } from "../moderation/case-parts";
import { AccountBadges } from "./account-badges";
import { PersonActions } from "./person-actions";

export function PersonFile({ file, viewerId }: { file: PersonFileDto; viewerId: string }) {
  const { account, business, counts, listings, jobs, reports, devices, history } = file;
  return (
    <div className="grid gap-6">
      <Profile file={file} />
      <PersonActions account={account} self={account.id === viewerId} />
      <div className="grid items-start gap-4 text-sm lg:grid-cols-2">
        <div className="grid gap-4">
          {business ? (
            <Part title="Listings" count={counts.listings}>
              <CaseListings listings={listings} none="No listings yet." />
            </Part>
          ) : null}
          <Part title="Jobs" count={counts.jobs}>
            <Jobs jobs={jobs} />
          </Part>
        </div>
        <div className="grid gap-4">
          <Part title="Reports about them" count={reports.length}>
            <CaseReports reports={reports} none="No one has reported them." />
          </Part>
          <Part title="Signed-in devices" count={devices.length}>
            <Devices devices={devices} />
          </Part>
          <Part title="History">
            <History history={history} />
            <IntentLink
              href={adminHrefs.audit(`thing=${account.id}`)}
              className="tap-target text-primary inline-block w-fit py-1 font-semibold"
            >
              Audit log
            </IntentLink>
          </Part>
        </div>
      </div>
    </div>
  );
}

function Part({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <Card className="p-4">
      <CasePart title={count ? `${title} (${count})` : title}>{children}</CasePart>
    </Card>
  );
}

function Profile({ file: { account, phone, business, counts } }: { file: PersonFileDto }) {
  const facts: readonly (readonly [string, ReactNode] | null)[] = [
    ["Username", account.username],
    [
      "Email",
      <>
        <EmailText>{account.email}</EmailText> · {account.emailVerified ? "confirmed" : "not confirmed"}
      </>,
    ],
    phone ? ["Phone", phone] : null,
    ["Member since", formatShortDate(account.memberSince)],
    [
      "Last seen",
      account.lastSeenAt ? (
        <RelativeTime date={account.lastSeenAt} exact={formatDate(account.lastSeenAt)} />
      ) : (
        "Never"
      ),
    ],
    business
      ? [
          "Business",
          <>
            <IntentLink
              href={adminHrefs.vendors(`status=all&search=${encodeURIComponent(business.name)}`)}
              className="underline underline-offset-4"
            >
              {business.name}
            </IntentLink>{" "}
            · {vendorStatusNames[business.status].toLowerCase()}
          </>,
        ]
      : null,
    ["Reviews written", String(counts.reviews)],
    ["Reports sent", String(counts.reportsMade)],
    ["Cases", `${counts.casesOpened} opened, ${counts.casesAbout} about them`],
  ];
  return (
    <section aria-label="Profile" className="grid gap-4">
      <p className="flex flex-wrap gap-1.5">
        <Badge>{account.moderator ? "Moderator" : roleLabels[account.role]}</Badge>
        <AccountBadges account={account} />
      </p>
      {account.suspendedReason ? (
        <p className="max-w-prose wrap-anywhere">Reason: {account.suspendedReason}</p>
      ) : null}
      {account.suspendedUntil ? <p>Suspended until {formatDate(account.suspendedUntil)}</p> : null}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {facts
          .filter((fact) => fact !== null)
          .map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-muted-foreground text-sm">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function Jobs({ jobs }: Pick<PersonFileDto, "jobs">) {
  if (jobs.length === 0) return <NoCase>No jobs yet.</NoCase>;
  return (
    <ul role="list" className="grid gap-1">
      {jobs.map(({ id, title, company, status, createdAt }) => (
        <li key={id} className="wrap-anywhere">
          <a
            href={hrefs.editJob(id, "view=preview")}
            target="_blank"
            rel="noopener"
            className="tap-target rounded-sm font-medium underline underline-offset-4"
          >
            {title}
          </a>
          <span className="text-muted-foreground">
            {" "}
            · {[company, jobStatusNames[status], formatShortDate(createdAt)].filter(Boolean).join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Devices({ devices }: Pick<PersonFileDto, "devices">) {
  if (devices.length === 0) return <NoCase>Not signed in anywhere.</NoCase>;
  return (
    <ul role="list" className="grid gap-1">
      {devices.map(({ id, device, createdAt, lastUsedAt }) => (
        <li key={id}>
          {device}
          <span className="text-muted-foreground">
            {" "}
            · signed in {formatShortDate(createdAt)} ·{" "}
            <RelativeTime date={lastUsedAt} exact={formatDate(lastUsedAt)} prefix="last used" />
          </span>
        </li>
      ))}
    </ul>
  );
}

function History({ history }: Pick<PersonFileDto, "history">) {
  if (history.length === 0) return <NoCase>No decisions yet.</NoCase>;
  return (
    <ul role="list" className="grid gap-1">
      {history.map(({ id, summary, reason, by, at }) => (
        <li key={id} className="wrap-anywhere">
          {formatShortDate(at)}: {summary}
          <span className="text-muted-foreground">
            {" "}
            · by {by}
            {reason ? `. ${reason}` : ""}
          </span>
        </li>
      ))}
    </ul>
  );
}
