import type { BlockedWordDto } from "@/lib/reports/blocked-words.contract";

export type BlockedWordEffect = BlockedWordDto["effect"];

export const blockedWordEffects: Record<BlockedWordEffect, string> = {
  flag: "Flag for review",
  refuse: "Refuse",
};
