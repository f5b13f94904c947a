"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { buttonVariants } from "@/components/ui/button-variants";
import { Menu, MenuItem } from "@/components/ui/menu";
import { EllipsisVertical } from "@/components/ui/deferred-icons";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { decideJob } from "@/lib/jobs/moderation/decision.contract";
import { jobReasonTemplates } from "@/lib/jobs/moderation/decision.copy";
import { decideListing } from "@/lib/listings/moderation/decision.contract";
import { listingReasonTemplates } from "@/lib/listings/moderation/decision.copy";
import { reportWords } from "@/lib/reports/moderation.copy";
import { postKinds, type PostKind } from "./post-kinds";

const ReasonDialog = lazy(() =>
  import("./reason-dialog").then((module) => ({ default: module.ReasonDialog })),
);

type Props = { kind: PostKind; id: string; title: string };

const templates = { listing: listingReasonTemplates.remove, job: jobReasonTemplates.reject };

export function Removal({ kind, id, title }: Props) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { act, help } = reportWords[kind];
  const { mutate, isPending } = useMutation({
    mutationFn: async (reason: string) => {
      const decision = { params: { id, action: "remove" }, body: { reason } } as const;
      await (kind === "listing" ? call(decideListing, decision) : call(decideJob, decision));
    },
    onSuccess: () => {
      toast({ title: `${title} was removed`, description: `We notified the ${postKinds[kind].author}.` });
      router.refresh();
    },
    onError: (error) => toastFailure(`We couldn’t remove ${title}`, error),
  });

  return (
    <>
      <Menu
        label={`More actions for ${title}`}
        triggerClassName={buttonVariants({ variant: "ghost", size: "icon-sm" })}
        trigger={<EllipsisVertical />}
      >
        <MenuItem disabled={isPending} onSelect={() => setAsking(true)}>
          {act}
        </MenuItem>
      </Menu>
      {asking ? (
        <Suspense>
          <ReasonDialog
            title={`Remove ${title}`}
            button={act}
            help={help}
            queue={postKinds[kind].queue}
            templates={templates[kind]}
            onClose={() => setAsking(false)}
            onReason={(reason) => {
              setAsking(false);
              mutate(reason);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
