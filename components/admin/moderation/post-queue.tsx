"use client";

import { postDecisions, type PostDecision, type Refusal } from "./post-decisions";
import { postKinds, type PostKind } from "./post-kinds";
import type { QueueItem } from "./hooks";
import { SelectAllCards, QueueBulkBar, describeSelection } from "./queue-bulk";
import { QueueKeys } from "./queue-keys";
import { ReasonDialog } from "./reason-dialog";
import type { QueueRow, QueueRules } from "./queue-rules";
import { useQueue } from "./use-queue";

const keys: Record<string, PostDecision> = Object.fromEntries(
  postDecisions.map(({ letter, action }) => [letter, action]),
);

const actions = postDecisions.map(({ action }) => action);

const labels = { listing: "Listings in review", job: "Jobs in review" };

function refusalWords(refusal: Refusal, kind: PostKind) {
  const { author } = postKinds[kind];
  return refusal === "reject"
    ? {
        title: "Reject",
        button: `Reject ${kind}`,
        help: `The ${author} will see this and can edit and resubmit the ${kind}.`,
      }
    : {
        title: "Request changes to",
        button: "Request changes",
        help: `The ${author} will see this, make changes and resubmit.`,
      };
}

type PendingPost = QueueItem & { title: string };

type Props<T extends PendingPost> = {
  kind: PostKind;
  posts: readonly T[];
  templates: Record<Refusal, readonly { name: string; text: string }[]>;
  rules: Pick<QueueRules<T, PostDecision>, "send" | "doneName" | "effect">;
  card: (post: T, row: QueueRow<PostDecision>) => React.ReactNode;
};

export function PostQueue<T extends PendingPost>({ kind, posts, templates, rules, card }: Props<T>) {
  const plural = postKinds[kind].queue;
  const nameOf = ({ title }: T) => title;
  const queue = useQueue<T, PostDecision>(posts, {
    ...rules,
    keys,
    actionsOf: () => actions,
    needsConfirmation: (action) => action !== "approve",
    isSelectable: () => true,
    nameOf,
    plural,
    undoable: { kind, actions },
  });
  const { body, shown, asking, decide } = queue;
  const refusal = asking?.action === "reject" ? "reject" : "request-changes";
  const { title, button, help } = refusalWords(refusal, kind);
  return (
    <div ref={body}>
      <QueueKeys
        keys={["X selects", "A approves", "C requests changes", "R rejects", "U undoes"]}
        onKeyDown={queue.onKeyDown}
      />
      <SelectAllCards of={queue.choosable.length} chosen={queue.selected.length} onChange={queue.chooseAll} />
      <ul role="list" aria-label={labels[kind]} className="grid gap-3">
        {shown.map((post) => card(post, queue.rowOf(post)))}
      </ul>
      <QueueBulkBar queue={queue} decisions={postDecisions} />
      {asking ? (
        <ReasonDialog
          key={`${asking.action}-${asking.items.map(({ id }) => id).join()}`}
          title={`${title} ${describeSelection(asking.items, nameOf, plural)}`}
          button={button}
          isHarmful={refusal === "reject"}
          help={help}
          queue={plural}
          templates={templates[refusal]}
          onClose={queue.stopAsking}
          onReason={(reason) => decide(asking.items, asking.action, reason)}
        />
      ) : null}
    </div>
  );
}
