import "server-only";
import type { QuickReplyDto } from "./quick-replies.contract";

export type QuickReplyRow = Omit<QuickReplyDto, "updatedAt"> & { updatedAt: Date };

export function toQuickReply({ updatedAt, ...reply }: QuickReplyRow): QuickReplyDto {
  return { ...reply, updatedAt: updatedAt.toISOString() };
}
