"use client";

import { useState } from "react";
import { Field } from "@/components/forms/text-field";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Select } from "@/components/ui/select";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { useInvalidFocus } from "@/components/forms/use-invalid-focus";
import type { RewardChoices, RewardItemDto } from "@/lib/rewards/contract";
import { rewardCopy } from "@/lib/rewards/copy";
import { formatPoints, type RewardKind } from "@/lib/rewards/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { useRedeem } from "./hooks";

type Props = { item: RewardItemDto; balance: number; choices: RewardChoices; onClose: () => void };

type DialogWords = { label: string; missing: string; none: string; way: { label: string; href: string } };

const wordings: Partial<Record<RewardKind, DialogWords>> = {
  listing_boost: {
    label: "Listing to feature",
    missing: rewardCopy.chooseListing,
    none: "You need a live listing that isn’t already featured.",
    way: { label: "Your listings", href: hrefs.vendorListings("approved") },
  },
  ad_days: {
    label: "Advertisement to extend",
    missing: rewardCopy.chooseAd,
    none: "You need an ad that’s scheduled, running or paused.",
    way: { label: "Your advertisements", href: hrefs.vendorDesk("ads") },
  },
};

type Subject = { id: string; title: string };

function subjectsOf(kind: RewardKind, { listings, advertisements }: RewardChoices): readonly Subject[] {
  if (kind === "listing_boost") return listings;
  return kind === "ad_days" ? advertisements : [];
}

function useRedeemForm({ item, choices, onClose }: Props) {
  const { id, kind } = item;
  const [subject, setSubject] = useState("");
  const [submitted, setSubmitted] = useState(false);
  const redeem = useRedeem(item, onClose);
  const { boxProps, countAttempt } = useInvalidFocus<HTMLDivElement>(redeem.isPending);
  const wording = wordings[kind];
  const options = subjectsOf(kind, choices);

  function confirm(): void {
    setSubmitted(true);
    countAttempt();
    if (wording && !subject) return;
    redeem.mutate({
      itemId: id,
      ...(kind === "listing_boost" ? { listingId: subject } : {}),
      ...(kind === "ad_days" ? { advertisementId: subject } : {}),
    });
  }

  const error = submitted && !subject ? wording?.missing : undefined;
  return { subject, setSubject, error, options, redeem, boxProps, confirm };
}

export function RedeemDialog(props: Props) {
  const { item, balance, onClose } = props;
  const { name, kind, points } = item;
  const { subject, setSubject, error, options, redeem, boxProps, confirm } = useRedeemForm(props);
  const wording = wordings[kind];
  const isStuck = wording !== undefined && options.length === 0;

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Redeem ${name}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep my points
          </Button>
          {isStuck ? (
            <ButtonLink href={wording.way.href}>{wording.way.label}</ButtonLink>
          ) : (
            <Button data-autofocus={wording ? undefined : true} pending={redeem.isPending} onClick={confirm}>
              Redeem {formatPoints(points)}
            </Button>
          )}
        </>
      }
    >
      <div {...boxProps} className="grid gap-4">
        {isStuck ? <p>{wording.none}</p> : null}
        {wording && !isStuck ? (
          <SubjectField
            label={wording.label}
            error={error}
            options={options}
            value={subject}
            onChange={setSubject}
          />
        ) : null}
        {isStuck ? null : (
          <p>
            {kind === "voucher" ? "Our team reviews your request and emails you the code. " : ""}
            You’ll have {formatPoints(balance - points)} left.
          </p>
        )}
        {redeem.isError ? (
          <Alert role="alert" variant="harm" title="We didn’t spend your points.">
            {errorText(redeem.error, tryAgain)}
          </Alert>
        ) : null}
      </div>
    </Dialog>
  );
}

type SubjectProps = {
  label: string;
  error: string | undefined;
  options: readonly Subject[];
  value: string;
  onChange: (id: string) => void;
};

function SubjectField({ label, error, options, value, onChange }: SubjectProps) {
  return (
    <Field label={label} error={error}>
      {(ids) => (
        <Select {...ids} data-autofocus value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">Choose one</option>
          {options.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
