import type { AccountDto } from "@/lib/account/moderation.contract";
import type { Step } from "./hooks";

export const stepNames: Record<Step, string> = {
  suspend: "Suspend",
  reinstate: "Lift suspension",
  "sign-out": "Sign out everywhere",
  admin: "Make administrator",
  customer: "Make customer",
};

export function stepsOf({ role, status, devices }: AccountDto): Step[] {
  if (status === "suspended") return ["reinstate"];
  return [
    "suspend",
    ...(devices > 0 ? (["sign-out"] as const) : []),
    ...(role === "customer" ? (["admin"] as const) : []),
    ...(role === "admin" ? (["customer"] as const) : []),
  ];
}

const roleSteps: readonly Step[] = ["admin", "customer"];

export function quickStepsOf(account: AccountDto): Step[] {
  return stepsOf(account).filter((step) => !roleSteps.includes(step));
}
