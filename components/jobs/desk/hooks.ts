"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { actOnJob, deleteJob, type MyJobDto } from "@/lib/jobs/desk/editing.contract";
import type { PosterAction } from "@/lib/jobs/desk/lifecycle.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { newUuid } from "@/lib/shared/uuid";
import { jobDone } from "./actions";

type ActionRequest = { job: Pick<MyJobDto, "id" | "version" | "title">; action: PosterAction | "delete" };

export function useJobAction() {
  const router = useRouter();
  return useMutation({
    mutationFn: async ({ job, action }: ActionRequest) => {
      const { id, version } = job;
      if (action === "delete") {
        await call(deleteJob, { params: { id } });
        return null;
      }
      return call(actOnJob, { params: { id, action }, body: { version } }, { idempotencyKey: newUuid() });
    },
    onSuccess: (changed, { job, action }) => {
      toast({ title: `${job.title || "The draft"} ${jobDone[action]}` });
      if (action === "duplicate" && changed) router.push(hrefs.editJob(changed.id));
      else router.refresh();
    },
    onError: (error, { job }) => toastFailure(`${job.title || "The draft"} wasn’t changed`, error),
  });
}
