import { hrefs } from "@/lib/shared/hrefs";

const look = "text-primary rounded-sm underline underline-offset-4";

export function TermsText() {
  return (
    <>
      I agree to the{" "}
      <a href={hrefs.policy("terms")} target="_blank" rel="noopener" className={look}>
        Terms of Service
      </a>{" "}
      and{" "}
      <a href={hrefs.policy("privacy")} target="_blank" rel="noopener" className={look}>
        Privacy Policy
      </a>
    </>
  );
}
