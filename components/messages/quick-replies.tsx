"use client";

import { useState } from "react";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog";
import { Pencil, Trash } from "@/components/ui/deferred-icons";
import { Skeleton } from "@/components/ui/skeleton";
import type { QuickReplyDto } from "@/lib/messages/inbox/quick-replies.contract";
import { maxQuickReplies } from "@/lib/messages/rules";
import { useDeleteQuickReply, useQuickReplies } from "./quick-reply-hooks";
import { QuickReplyForm } from "./quick-reply-form";

type Props = {
  text: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (text: string) => void;
};

export function QuickReplies({ text, open, onOpenChange, onChoose }: Props) {
  const [edited, setEdited] = useState<Partial<QuickReplyDto> | null>(null);
  if (edited) {
    const title = edited.id ? "Edit quick reply" : "New quick reply";
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={title}>
        <QuickReplyForm reply={edited} onDone={() => setEdited(null)} />
      </Dialog>
    );
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Quick replies">
      <QuickReplyList onChoose={onChoose} onEdit={setEdited} onAdd={() => setEdited({ title: "", text })} />
    </Dialog>
  );
}

type ListProps = {
  onChoose: (text: string) => void;
  onEdit: (reply: QuickReplyDto) => void;
  onAdd: () => void;
};

function QuickReplyList({ onChoose, onEdit, onAdd }: ListProps) {
  const { data: replies, isError, refetch } = useQuickReplies();
  const { mutate, error, isPending, variables } = useDeleteQuickReply();
  if (isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>Your quick replies couldn’t be loaded.</p>
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!replies) return <Skeleton className="h-24 w-full" />;
  return (
    <div className="grid gap-4">
      {replies.length === 0 ? (
        <p className="text-muted-foreground">Save replies you use often, and send them in two taps.</p>
      ) : (
        <ul className="-mx-2 grid gap-1">
          {replies.map((reply) => (
            <QuickReplyRow
              key={reply.id}
              reply={reply}
              isDeleting={isPending && variables === reply.id}
              onChoose={() => onChoose(reply.text)}
              onEdit={() => onEdit(reply)}
              onDelete={() => mutate(reply.id)}
            />
          ))}
        </ul>
      )}
      {error ? (
        <p role="alert" className="text-harm text-sm font-medium">
          {errorText(error, `It wasn’t deleted. ${tryAgain}`)}
        </p>
      ) : null}
      {replies.length < maxQuickReplies ? (
        <Button variant="secondary" className="justify-self-start" onClick={onAdd}>
          Add quick reply
        </Button>
      ) : (
        <p className="text-muted-foreground text-sm">
          You have {maxQuickReplies} quick replies. Delete one to add another.
        </p>
      )}
    </div>
  );
}

type RowProps = {
  reply: QuickReplyDto;
  isDeleting: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

function QuickReplyRow({ reply: { title, text }, isDeleting, onChoose, onEdit, onDelete }: RowProps) {
  return (
    <li className="flex items-center">
      <button
        type="button"
        className="hover:bg-accent min-h-12 min-w-0 flex-1 rounded-md px-2 py-1.5 text-left"
        onClick={onChoose}
      >
        <span className="block truncate font-medium">{title}</span>
        <span className="text-muted-foreground line-clamp-2 text-sm">{text}</span>
      </button>
      <button
        type="button"
        aria-label={`Edit ${title}`}
        className={buttonVariants({ variant: "ghost", size: "icon" })}
        onClick={onEdit}
      >
        <Pencil />
      </button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Delete ${title}`}
        pending={isDeleting}
        onClick={onDelete}
      >
        <Trash />
      </Button>
    </li>
  );
}
