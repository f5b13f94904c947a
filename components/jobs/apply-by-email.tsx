"use client";

import { useQuery } from "@tanstack/react-query";
import { buttonVariants } from "@/components/ui/button-variants";
import { Button, ButtonLink } from "@/components/ui/button";
import { Mail } from "@/components/ui/deferred-icons";
import { useCurrentUser } from "@/components/users/hooks";
import { call } from "@/lib/client/api";
import { getJob, type JobDetailDto } from "@/lib/jobs/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { CountedApply } from "./counted-apply";
import { jobKeys } from "./keys";

type Props = { job: Pick<JobDetailDto, "id" | "title">; size: "md" | "lg" };

/** Fetches the address only for signed-in users, because the page is the same for everyone. */
export function ApplyByEmail({ job: { id, title }, size }: Props) {
  const { user } = useCurrentUser();
  const { data, error } = useQuery({
    queryKey: jobKeys.one(id),
    queryFn: () => call(getJob, { params: { id } }),
    enabled: Boolean(user),
  });
  if (!user) {
    return (
      <ButtonLink href={hrefs.auth(hrefs.job(id))} size={size}>
        <Mail />
        Sign in to apply
      </ButtonLink>
    );
  }
  const address = data?.applyEmail;
  if (error) return <p role="alert">We couldn’t load the address. Reload the page to try again.</p>;
  if (!address) {
    return (
      <Button size={size} pending>
        <Mail />
        Apply by email
      </Button>
    );
  }
  return (
    <div className="grid gap-2">
      <CountedApply jobId={id} className="grid">
        <a
          href={`mailto:${address}?subject=${encodeURIComponent(title)}`}
          className={buttonVariants({ size })}
        >
          <Mail />
          Apply by email
        </a>
      </CountedApply>
      <p className="text-muted-foreground text-sm wrap-anywhere">{address}</p>
    </div>
  );
}
