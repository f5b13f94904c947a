import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { ExternalLink } from "@/components/ui/deferred-icons";
import { IntentLink } from "@/components/ui/intent-link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { RiskReasonDto } from "@/lib/listings/desk/risk.schema";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { formatDate } from "@/lib/shared/dates";
import { PostDecisionButtons, type PostDecision } from "./post-decisions";
import { CardCheckbox } from "./queue-bulk";
import { RiskReasons } from "./risk-reasons";
import type { QueueRow } from "./queue-rules";

type PendingPost = { id: string; title: string; waitingSince: string; riskReasons: readonly RiskReasonDto[] };

type Props = {
  post: PendingPost;
  row: QueueRow<PostDecision>;
  edited: boolean;
  picture: ReactNode;
  facts: readonly (string | null)[];
  author: { id: string; name: string; approved: number; rejected: number };
  previewHref: (id: string) => string;
  loading?: boolean;
  children: ReactNode;
};

export function PendingCard({ previewHref, loading = false, children, ...head }: Props) {
  const { post, row } = head;
  const { id, title, riskReasons } = post;
  return (
    <li
      aria-current={row.tabbable ? "true" : undefined}
      aria-busy={(row.tabbable && loading) || undefined}
      data-opened={row.tabbable ? "" : undefined}
      className="bg-card aria-current:border-primary rounded-xl border focus-visible:-outline-offset-2"
      {...row.row}
    >
      <CardHead {...head} />
      {row.tabbable ? (
        <div className="grid gap-4 border-t p-4">
          <RiskReasons reasons={riskReasons} hrefOf={previewHref} />
          {children}
          <a
            href={previewHref(id)}
            target="_blank"
            rel="noopener"
            className="tap-target text-primary inline-flex items-center gap-2 justify-self-start rounded-sm font-semibold underline-offset-4 hover:underline"
          >
            <ExternalLink />
            View public page
          </a>
          <PostDecisionButtons
            subject={title}
            primary={row.primary}
            disabled={row.pending || loading}
            onAction={row.onAction}
          />
        </div>
      ) : null}
    </li>
  );
}

type HeadProps = Pick<Props, "post" | "row" | "edited" | "picture" | "facts" | "author">;

function CardHead({ post, row, edited, picture, facts, author }: HeadProps) {
  const { title, waitingSince, riskReasons } = post;
  return (
    <div className="flex items-start gap-3 p-4">
      <CardCheckbox name={title} selected={row.selected} onSelect={row.onSelect} />
      {picture}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold wrap-anywhere">{title}</span>
          <Badge variant={edited ? "primary" : "neutral"}>{edited ? "Edited" : "New"}</Badge>
          {riskReasons.length > 0 ? (
            <Badge variant="waiting">
              {riskReasons.length === 1 ? "1 thing to check" : `${riskReasons.length} things to check`}
            </Badge>
          ) : null}
        </p>
        <p className="text-muted-foreground text-sm">{facts.filter(Boolean).join(" · ")}</p>
        <p className="text-muted-foreground text-sm">
          <IntentLink
            href={adminHrefs.person(author.id)}
            tabIndex={row.tabbable ? 0 : -1}
            className="tap-target rounded-sm wrap-anywhere underline-offset-4 hover:underline"
          >
            {author.name}
          </IntentLink>{" "}
          · {author.approved} approved, {author.rejected} rejected ·{" "}
          <RelativeTime date={waitingSince} exact={formatDate(waitingSince)} prefix="Submitted" />
        </p>
      </div>
    </div>
  );
}
