import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { settingCopy } from "./copy";

export type ChangeInput = {
  admin: Viewer;
  key: string;
  value: string;
  was?: string;
  headers: Headers;
};

export function invalidValueError(sentence: string): AppError {
  return new AppError("rule_broken", sentence, { fields: { value: sentence } });
}

/** True if there is anything to save. Throws conflict if `was` is outdated. */
export function isChange(current: string, { value, was }: Pick<ChangeInput, "value" | "was">): boolean {
  if (current === value) return false;
  if (was !== undefined && was !== current) throw new AppError("conflict", settingCopy.changed);
  return true;
}
