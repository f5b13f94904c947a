export const exportLimit = { name: "export", points: 5, seconds: 60 * 60 };

export function exportName(username: string): string {
  return `${username.replace(/[^\w.-]/g, "_")}-data.zip`;
}

export function entryName({ id, originalName }: { id: string; originalName: string }): string {
  return `files/${id}-${originalName.replace(/[^\p{L}\p{N} ._-]/gu, "_").slice(-100)}`;
}
