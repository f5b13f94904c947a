"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RemoveResumeDialog } from "@/components/applications/take-back-dialog";
import { ownDocumentsQuery } from "@/components/documents/hooks";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { sizeOf } from "@/components/messages/attachment-links";
import { Button } from "@/components/ui/button";
import { Download } from "@/components/ui/deferred-icons";
import { Skeleton } from "@/components/ui/skeleton";
import type { OwnDocumentDto } from "@/lib/documents/contract";
import { unattachedRetentionDays } from "@/lib/images/rules";
import { formatDate, formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { ProfileSection } from "./section";

type Use = OwnDocumentDto["uses"][number];

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
        <RemoveResumeDialog id={selected.id} title={selected.title} onClose={() => setSelected(null)} />
      ) : null}
    </ProfileSection>
  );
}

const dayMs = 86_400_000;

function deletionDay(createdAt: string): string {
  return formatDate(new Date(Date.parse(createdAt) + unattachedRetentionDays * dayMs).toISOString());
}

type RowProps = { document: OwnDocumentDto; onTakeBack: (use: Use) => void };

type UsePlace = OwnDocumentDto["uses"][number]["in"];

const placeNames: Record<UsePlace, string> = {
  message: "Message about",
  application: "Application for",
  case: "Case about",
};

const placeHrefs: Record<UsePlace, (id: string) => string> = {
  message: (id) => hrefs.messages(id),
  application: () => hrefs.myApplications(),
  case: (id) => hrefs.case(id),
};

function DocumentRow({ document: { id, name, bytes, createdAt, uses }, onTakeBack }: RowProps) {
  return (
    <li className="grid gap-2 py-4">
      <a
        href={`/api/documents/${id}`}
        download={name}
        className="tap-target group flex items-start gap-3 rounded-sm"
      >
        <Download className="text-muted-foreground mt-0.5 shrink-0" />
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere underline-offset-4 group-hover:underline">
            {name}
          </span>
          <span className="text-muted-foreground block text-sm">
            {sizeOf(bytes)} · {formatShortDate(createdAt)}
          </span>
        </span>
      </a>
      {uses.length === 0 ? (
        <p className="text-muted-foreground ml-8 text-sm">
          You haven’t sent it. We’ll delete it on {deletionDay(createdAt)}.
        </p>
      ) : (
        <ul role="list" aria-label={`Where you sent ${name}`} className="ml-8 grid gap-2 text-sm">
          {uses.map((use) => (
            <li
              key={`${use.in} ${use.id}`}
              className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2"
            >
              <a
                href={placeHrefs[use.in](use.id)}
                className="tap-target rounded-sm wrap-anywhere underline underline-offset-4"
              >
                {placeNames[use.in]} {use.title}
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
