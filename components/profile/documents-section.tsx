"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { TakeBackDialog } from "@/components/applications/take-back-dialog";
import { ownDocumentsQuery } from "@/components/documents/hooks";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { sizeOf } from "@/components/messages/attachment-links";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { OwnDocumentDto } from "@/lib/documents/contract";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";

import { ProfileSection } from "./section";

type Use = OwnDocumentDto["uses"][number];

/** The person's files and the places where each was used. */
export function DocumentsSection() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(ownDocumentsQuery);
  const [selected, setSelected] = useState<Use | null>(null);
  const documents = data?.pages.flatMap(({ items }) => items);
  return (
    <ProfileSection
      id="documents"
      title="Your documents"
      description="Resumes and files you sent. Only you and the people you sent them to can open them."
    >
      {error ? (
        <p role="alert" className="text-harm text-sm font-medium">
          {errorText(error, `We couldn’t load your documents. ${tryAgain}`)}
        </p>
      ) : documents === undefined ? (
        <Skeleton className="h-16" />
      ) : documents.length === 0 ? (
        <p className="text-muted-foreground">You haven’t sent any files.</p>
      ) : (
        <ul role="list" className="divide-y border-y">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} onTakeBack={setSelected} />
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <Button
          variant="secondary"
          className="mt-4"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
      {selected ? (
        <TakeBackDialog id={selected.id} title={selected.title} onClose={() => setSelected(null)} />
      ) : null}
    </ProfileSection>
  );
}

type RowProps = { document: OwnDocumentDto; onTakeBack: (use: Use) => void };

function DocumentRow({ document: { id, name, bytes, createdAt, uses }, onTakeBack }: RowProps) {
  return (
    <li className="grid gap-2 py-3">
      <div>
        <a
          href={`/api/documents/${id}`}
          download={name}
          className="tap-target rounded-sm font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {name}
        </a>
        <p className="text-muted-foreground text-sm">
          {sizeOf(bytes)} · {formatDate(createdAt)}
        </p>
      </div>
      {uses.length === 0 ? (
        <p className="text-muted-foreground text-sm">Not sent. We delete it after 7 days.</p>
      ) : (
        <ul role="list" aria-label={`Where you sent ${name}`} className="grid gap-2 text-sm">
          {uses.map((use) => (
            <li key={`${use.in} ${use.id}`} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <a
                href={use.in === "message" ? hrefs.messages(use.id) : hrefs.myApplications()}
                className="tap-target rounded-sm wrap-anywhere underline underline-offset-4"
              >
                {use.in === "message" ? "Message about" : "Application for"} {use.title}
              </a>
              {use.canTakeBack ? (
                <Button variant="secondary" size="sm" onClick={() => onTakeBack(use)}>
                  Take back<span className="sr-only"> from {use.title}</span>
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
