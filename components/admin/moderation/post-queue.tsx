"use client";

import type { TemplateQueue } from "@/lib/reports/templates.rules";
import type { Decidable } from "./hooks";
import { postDecisions, type PostDecision, type Refusal } from "./post-decisions";
import { SelectAllCards, QueueBulkBar, describeSelection } from "./queue-bulk";
import { QueueKeys } from "./queue-keys";
import { ReasonDialog } from "./reason-dialog";
import type { QueueRow, QueueRules } from "./queue-rules";
import { useQueue } from "./use-queue";

export type RefusalWords = Record<Refusal, { title: string; button: string; help: string }>;

const keys: Record<string, PostDecision> = Object.fromEntries(
  postDecisions.map(({ letter, action }) => [letter, action]),
);

const actions = postDecisions.map(({ action }) => action);

type Post = Decidable & { title: string };

type Props<T extends Post> = {
  posts: readonly T[];
  plural: TemplateQueue & ("listings" | "jobs");
  words: RefusalWords;
  templates: Record<Refusal, readonly { name: string; text: string }[]>;
  rules: Pick<QueueRules<T, PostDecision>, "send" | "doneName" | "effect" | "undoable">;
  card: (post: T, row: QueueRow<PostDecision>) => React.ReactNode;
};

export function PostQueue<T extends Post>({ posts, plural, words, templates, rules, card }: Props<T>) {
  const nameOf = ({ title }: T) => title;
  const queue = useQueue<T, PostDecision>(posts, {
    ...rules,
    keys,
    actionsOf: () => actions,
    needsConfirmation: (action) => action !== "approve",
    isSelectable: () => true,
    nameOf,
    plural,
  });
  const { body, shown, asking, decide } = queue;
  const refusal = asking?.action === "reject" ? "reject" : "request-changes";
  const { title, button, help } = words[refusal];
  return (
    <div ref={body} onKeyDown={queue.onKeyDown}>
      <QueueKeys keys={["X selects", "A approves", "C requests changes", "R rejects", "U undoes"]} />
      <SelectAllCards of={queue.choosable.length} chosen={queue.selected.length} onChange={queue.chooseAll} />
      <ul
        role="list"
        aria-label={`${plural === "jobs" ? "Jobs" : "Listings"} in review`}
        className="grid gap-3"
      >
        {shown.map((post) => card(post, queue.rowOf(post)))}
      </ul>
      <QueueBulkBar
        selected={queue.selected}
        pending={queue.isPending}
        decisions={postDecisions}
        onAction={decide}
        onClear={() => queue.chooseAll(false)}
      />
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
