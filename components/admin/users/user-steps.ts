import type { AccountDto } from "@/lib/account/moderation.contract";
import type { Step } from "./hooks";

export const stepNames: Record<Step, string> = {
  suspend: "Suspend",
  reinstate: "Lift suspension",
  "sign-out": "Sign out everywhere",
  admin: "Make administrator",
  moderator: "Make moderator",
  customer: "Make customer",
};

export function stepsOf({ role, moderator, status, devices }: AccountDto): Step[] {
  if (status === "suspended") return ["reinstate"];
  return [
    "suspend",
    ...(devices > 0 ? (["sign-out"] as const) : []),
    ...(role === "customer" && !moderator ? (["moderator"] as const) : []),
    ...(role === "customer" ? (["admin"] as const) : []),
    ...(role === "admin" || moderator ? (["customer"] as const) : []),
  ];
}

const roleSteps: readonly Step[] = ["moderator", "admin", "customer"];

export function quickStepsOf(account: AccountDto): Step[] {
  return stepsOf(account).filter((step) => !roleSteps.includes(step));
}
