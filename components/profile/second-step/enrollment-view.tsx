"use client";

import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "@/components/ui/button";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { secondStepQuery } from "./hooks";
import { SecondStepSection } from "./section";

export function EnrollmentView() {
  const { data: secondStep } = useQuery(secondStepQuery);
  if (!secondStep) return null;
  return (
    <div className="page grid max-w-3xl gap-6 py-6 md:py-8">
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold">My Profile</h1>
        <p className="text-muted-foreground">
          Administrators need two-step sign-in on this site. You can use everything else once it’s on.
        </p>
      </header>
      <SecondStepSection secondStep={secondStep} />
      {secondStep.enabled ? (
        <ButtonLink className="justify-self-start" href={adminHrefs.dashboard()}>
          Go to Administration
        </ButtonLink>
      ) : null}
    </div>
  );
}
