"use client";

import { useCallback, useEffect, useRef } from "react";
import { deleteDrafts, hasDraft, openDraft } from "@/lib/client/draft-store";
import { readReferralCode } from "@/lib/rewards/rules";

/** The draft of a sign-up that a friend's link began. */
const draftName = "sign-up";

function codeOf(values: object): string | undefined {
  return "referralCode" in values && typeof values.referralCode === "string"
    ? readReferralCode(values.referralCode)
    : undefined;
}

type Referral = { read: () => string | undefined; forget: () => void };

/**
 * The code of the friend whose link led to the site: of the address, else of the draft that an earlier page kept. A
 * visitor without one leaves nothing in the browser.
 */
export function useReferralCode(): Referral {
  const code = useRef<string>(undefined);

  useEffect(() => {
    const asked = readReferralCode(new URLSearchParams(window.location.search).get("ref"));
    if (!asked && !hasDraft(draftName)) return;
    const draft = openDraft(draftName, (values) => {
      code.current ??= codeOf(values);
      return code.current !== undefined;
    });
    code.current = asked ?? (draft.own ? codeOf(draft.own) : undefined);
    if (asked) draft.write({ referralCode: asked });
    return draft.close;
  }, []);

  return {
    read: useCallback(() => code.current, []),
    forget: useCallback(() => deleteDrafts(draftName), []),
  };
}
