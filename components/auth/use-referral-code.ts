"use client";

import { useCallback, useEffect, useRef } from "react";
import { deleteDrafts, hasDraft, openDraft } from "@/lib/client/draft-store";
import { readReferralCode } from "@/lib/rewards/rules";

const draftName = "sign-up";

function codeOf(values: object): string | undefined {
  return "referralCode" in values && typeof values.referralCode === "string"
    ? readReferralCode(values.referralCode)
    : undefined;
}

type Referral = { read: () => string | undefined; forget: () => void };

/**
 * Reads the code from the URL, otherwise from the draft of an earlier page. Nothing is stored for visitors without a
 * code.
 */
export function useReferralCode(): Referral {
  const code = useRef<string>(undefined);

  useEffect(() => {
    const codeFromUrl = readReferralCode(new URLSearchParams(window.location.search).get("ref"));
    if (!codeFromUrl && !hasDraft(draftName)) return;
    const draft = openDraft(draftName, (values) => {
      code.current ??= codeOf(values);
      return code.current !== undefined;
    });
    code.current = codeFromUrl ?? (draft.own ? codeOf(draft.own) : undefined);
    if (codeFromUrl) draft.write({ referralCode: codeFromUrl });
    return draft.close;
  }, []);

  return {
    read: useCallback(() => code.current, []),
    forget: useCallback(() => deleteDrafts(draftName), []),
  };
}
